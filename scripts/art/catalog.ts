/** Every picture by its file name. */
import type { Scene } from './scene.ts';
import * as heroes from './scenes/heroes.ts';

export const catalog: Record<string, Scene> = {
  'hero-home': heroes.heroHome,
  'hero-about': heroes.heroAbout,
  'hero-tours': heroes.heroTours,
  'hero-private-tours': heroes.heroPrivate,
  'hero-gallery': heroes.heroGallery,
  'hero-blog': heroes.heroBlog,
  'hero-contact': heroes.heroContact,
  'hero-petition': heroes.heroPetition,
  'hero-press-kit': heroes.heroPressKit,
  'hero-booking': heroes.heroBooking,
  'hero-in-the-news': heroes.heroNews,
  'hero-sitemap': heroes.heroSitemap,
  'hero-survey': heroes.heroSurvey,
  'hero-not-found': heroes.heroNotFound,
};
