/**
 * Preloads the provider's embed script without delaying the page: when the browser is idle after load, after at most 2 s on
 * pages with a reserve button, else 3 s (spec section 7). A failure is only logged.
 */
import { afterLoad, savesData, whenShown } from '../../island/moments.ts';
import { embedScriptUrl } from '../../providers/embed-script.ts';

const soonMs = 2_000;
const laterMs = 3_000;
/** Without idle callbacks, on pages with a reserve button. */
const withoutIdleMs = 1_000;

function preload(): void {
  if ('FH' in window) return;
  // Into the browser's cache, not run: run, it would take over the links to the provider. A preload link would do the
  // same, but browsers complain of one that is not used within seconds.
  fetch(embedScriptUrl, { mode: 'no-cors' }).catch(() => console.warn('Booking script not preloaded'));
}

/** Preloads the script once the page is shown, unless Save-Data is on. */
export function preloadEmbedScript(): void {
  if (savesData()) return;
  const reserves = document.querySelector('main [data-reserve]') !== null;
  whenShown(() => afterLoad(preload, reserves ? soonMs : laterMs, reserves ? withoutIdleMs : laterMs));
}
