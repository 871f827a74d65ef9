/** Scripts of some pages only, each in a separate file. */
import { loadChunk, logFailure } from '../../island/load-chunk.ts';
import { afterLoad, whenMoved } from '../../island/moments.ts';

type LoadPart = () => Promise<{ start: () => void }>;

/** Selector → script. No page has two of them, so that a page loads at most two scripts. */
const pageParts: Record<string, LoadPart> = {
  '[data-subjects]': () => import('../../forms/message-subject.ts'),
  '[data-suggestions]': () => import('../../page/not-found/suggest-page.ts'),
  '[data-offline]': () => import('../../page/offline-guide/offline.ts'),
  'html:not([data-first-visit]) :is([data-post-page], [data-island="blog-view"])': () =>
    import('../../blog/return-to-card.ts'),
  '[data-copy]': () => import('../../press/copy-texts/copy-text.ts'),
  '[data-share]': () => import('../../ui/share-links/share-sheet.ts'),
};

/** Those that no page needs at once: their requests would be between the page and its first picture. */
const laterParts: Record<string, LoadPart> = {
  '#mc-embedded-subscribe-form, [data-next-tour]': () => import('./offers.ts'),
};

/** Marks the stop that is being read, so nothing before the visitor scrolls. */
const followStops: LoadPart = () => import('../../tour/stop-list/follow-stops.ts');

/** Loads and starts the scripts whose elements are on this page. */
export function loadPageParts(): void {
  for (const [place, load] of Object.entries(pageParts)) if (document.querySelector(place)) startPart(load);
  for (const [place, load] of Object.entries(laterParts))
    if (document.querySelector(place)) afterLoad(() => startPart(load));
  if (document.querySelector('li[id^="stop-"]')) whenMoved(() => startPart(followStops));
}

function startPart(load: LoadPart): void {
  loadChunk(load)
    .then(({ start }) => start())
    .catch(logFailure);
}
