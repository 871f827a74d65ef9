/** The steps of a build that has something to do. Loaded on demand: a build without changes starts faster without them. */
export { warnOfForeignLetters } from '../checks/foreign-letters.ts';
export { bundleCode, loadSite } from './code/bundle.ts';
export { policySources } from './code/content-policy.ts';
export { lastTourDate } from './content/last-tour-date.ts';
export { loadContent } from './content/load.ts';
export { unreadFields } from './content/values/unread-fields.ts';
export { writeServiceWorker } from './files/service-worker.ts';
export { writeSite } from './files/write-site.ts';
export { hostRules, writeHostConfigs } from './hosts/host-rules.ts';
export { precompress } from './output/compress.ts';
export { hashParts, partsOf } from './pages/content-parts.ts';
export { renderSite } from './pages/render-site.ts';
export { planRoutes } from './pages/route-plan.ts';
export { findImages, openPictures, providePictures } from './pictures/pictures.ts';
export { shareDefaults } from './pictures/share/share-plan.ts';
export { summarize } from './report.ts';
export { checkSite, tableOf } from './site-facts.ts';
export { createPool } from './threads/pool.ts';
