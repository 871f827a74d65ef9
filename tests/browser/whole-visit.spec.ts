/** A whole visit without layout shift: a page is read to its end, slowly, and all islands start late, on the way back. */
import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { scripted } from './support/ready.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { frames, visitAgain, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** Scrolls through the page in steps of half a window, each shown for two frames. */
const scroll = (page: Page, direction: 1 | -1): Promise<void> =>
  page.evaluate(async (sign) => {
    for (let before = Number.NaN; window.scrollY !== before; ) {
      before = window.scrollY;
      window.scrollBy({ top: (sign * window.innerHeight) / 2, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    }
  }, direction);

const startIslands = (page: Page) =>
  page.evaluate(() => {
    for (const root of document.querySelectorAll('[data-island]'))
      root.dispatchEvent(new Event('island:start'));
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`${width} pixels wide, no page shifts on the way to its end and back`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    // First visits: first-visit.spec.ts.
    await visitAgain(page);
    const faults: string[] = [];
    for (const path of onePageOfEachKind(await allRoutes(request))) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Safari has no scroll anchoring, which hides what becomes higher above the window.
        document.documentElement.style.overflowAnchor = 'none';
      });
      // A font that arrives after the first paint has letters of other widths than its fallback.
      expect(await shifts(), `/${path}: until the fonts have loaded`).toBeLessThan(0.02);
      await scroll(page, 1);
      release();
      await scripted(page);
      const started = page.locator('[data-island][data-started]');
      const expected = await page.locator('[data-island]:not([data-when=event])').count();
      await expect(async () => {
        await startIslands(page);
        expect(await started.count()).toBeGreaterThanOrEqual(expected);
      }).toPass({ intervals: [20, 50, 100] });
      await frames(page);
      await scroll(page, -1);
      const sum = await shifts();
      if (sum > 0) faults.push(`/${path}: ${sum.toFixed(4)}`);
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(faults).toEqual([]);
  });
