/** Every picture by its file name. */
import type { Scene } from './scene.ts';
import { fans } from './scenes/fans/index.ts';
import * as facades from './scenes/heroes/facades.ts';
import { heroHome, heroHomeNarrow } from './scenes/heroes/home.ts';
import * as outdoors from './scenes/heroes/outdoors.ts';
import * as papers from './scenes/heroes/papers.ts';
import * as brooklyn from './scenes/posts/brooklyn.ts';
import * as manhattan from './scenes/posts/manhattan.ts';
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
  'hero-home': heroHome,
  'hero-home-narrow': heroHomeNarrow,
  'hero-about': outdoors.heroAbout,
  'hero-tours': outdoors.heroTours,
  'hero-private-tours': outdoors.heroPrivate,
  'hero-gallery': facades.heroGallery,
  'hero-blog': papers.heroBlog,
  'hero-contact': papers.heroContact,
  'hero-petition': facades.heroPetition,
  'hero-press-kit': papers.heroPressKit,
  'hero-booking': papers.heroBooking,
  'hero-in-the-news': papers.heroNews,
  'hero-sitemap': facades.heroSitemap,
  'hero-survey': outdoors.heroSurvey,
  'hero-not-found': outdoors.heroNotFound,

  'tour-brooklyn-heights': tours.brooklynHeights,
  'tour-financial-district': tours.financialDistrict,
  'tour-lower-east-side': tours.lowerEastSide,
  'tour-private-tours': tours.privateTours,
  'post-jerry-fox': brooklyn.jerryFox,
  'post-ned-of-the-bridge': brooklyn.nedOfTheBridge,
  'post-federal-cats': manhattan.federalCats,
  'post-lower-manhattan': manhattan.lowerManhattan,
  'post-private-tour': brooklyn.privateTour,
  'post-fruit-streets': brooklyn.fruitStreets,
  'post-market-court': manhattan.marketCourt,
  'post-city-hall-cats': manhattan.cityHallCats,
  'post-cat-show': manhattan.catShow,
  'post-bodega-cat': manhattan.bodegaCat,
  'post-strays': brooklyn.strays,
  ...series('team', team),
  'book-cover': bookCover,
  'gift-card': giftCard,
  ...series('logo', mastheads),
  ...series('fallback-cat', fallbacks),
  ...series('walk', walks, 2),
  ...series('fan', fans, 2),
};
