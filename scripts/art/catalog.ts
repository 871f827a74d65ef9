/** Every picture by its file name. */
import type { Scene } from './scene.ts';
import { fans } from './scenes/fans/index.ts';
import * as heroes from './scenes/heroes.ts';
import * as posts from './scenes/posts.ts';
import { bookCover, fallbacks, giftCard, mastheads } from './scenes/print-matter.ts';
import { team } from './scenes/team.ts';
import * as tours from './scenes/tours.ts';
import { walks } from './scenes/walks/index.ts';

/** Numbers a series: `team-1`, `team-2` ... */
const series = (stem: string, scenes: readonly Scene[], digits = 1): Record<string, Scene> =>
  Object.fromEntries(
    scenes.map((scene, index) => [`${stem}-${String(index + 1).padStart(digits, '0')}`, scene]),
  );

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

  'tour-brooklyn-heights': tours.brooklynHeights,
  'tour-financial-district': tours.financialDistrict,
  'tour-lower-east-side': tours.lowerEastSide,
  'tour-private-tours': tours.privateTours,
  'post-jerry-fox': posts.jerryFox,
  'post-ned-of-the-bridge': posts.nedOfTheBridge,
  'post-federal-cats': posts.federalCats,
  'post-last-stop': posts.lastStop,
  'post-lower-manhattan': posts.lowerManhattan,
  'post-private-tour': posts.privateTour,
  'post-fruit-streets': posts.fruitStreets,
  'post-market-court': posts.marketCourt,
  'post-city-hall-cats': posts.cityHallCats,
  'post-cat-show': posts.catShow,
  'post-bodega-cat': posts.bodegaCat,
  'post-strays': posts.strays,
  ...series('team', team),
  'book-cover': bookCover,
  'gift-card': giftCard,
  ...series('logo', mastheads),
  ...series('fallback-cat', fallbacks),
  ...series('walk', walks, 2),
  ...series('fan', fans, 2),
};
