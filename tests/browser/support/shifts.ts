/** Layout shifts, as Chromium counts them. */
import type { Page } from '@playwright/test';

/** Sum of all shifts since the last call, including those right after an input, which Chromium excludes from its score. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    // The header becomes lower on scrolling, independently of islands.
    const isInPage = (entry: PerformanceEntry) =>
      !('sources' in entry && Array.isArray(entry.sources)) ||
      entry.sources.some(
        ({ node }: { node?: Node | null }) =>
          !node?.parentElement?.closest('[data-header]') &&
          !(node instanceof Element && node.closest('[data-header], [data-fixed]')),
      );
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && isInPage(entry)) sum += Number(entry.value);
    });
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeShifts: () => {
        const taken = sum;
        sum = 0;
        return taken;
      },
    });
  });
  return async () => {
    await frames(page);
    return page.evaluate(() => (window as unknown as { takeShifts: () => number }).takeShifts());
  };
}

/** Waits for three frames, so that pending changes are laid out, painted and reported. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });

/**
 * Loads every face, since a browser may request some only after it has laid out the texts in others. Not `fonts.ready`, which
 * waits in Firefox until the page's scripts have run (CSS Font Loading, section 3.4).
 */
export const waitForFonts = (page: Page) =>
  page.evaluate(async () => {
    // A fallback of the system may be missing.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  });

/** Lets the page take the visitor for one who comes from another page of the site, whose fonts come with the first paint. */
export const visitAgain = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', { value: location.href });
  });
