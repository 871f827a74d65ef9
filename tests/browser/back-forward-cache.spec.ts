/** Back and forward show a page as it was left, from the browser's memory. */
import type { Page } from '@playwright/test';
import { go, skipWithoutCache, withCachedBrowser } from './support/cached-browser.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

skipWithoutCache();

test('every page is restored from the back/forward cache, on Back and on Forward', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await withCachedBrowser({ baseURL: baseURL ?? '' }, async (page) => {
    const faults: string[] = [];
    for (const path of await allRoutes(request)) {
      await page.goto(path);
      // A page that is left while its frame loads is not kept, and the frame may start after the event load.
      if ((await page.locator('iframe').count()) > 0) await page.waitForLoadState('networkidle');
      const left = (await stateOf(page)).path;
      await page.goto(path === 'about' ? 'contact' : 'about');
      const next = (await stateOf(page)).path;
      for (const [step, address] of [
        [-1, left],
        [1, next],
      ] as const) {
        await go(page, step);
        await expect.poll(async () => (await stateOf(page).catch(() => undefined))?.path).toBe(address);
        const { restored, reasons } = await stateOf(page);
        if (!restored) faults.push(`${address}, step ${step}: ${reasons}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const reasons = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : undefined;
    return {
      path: location.pathname,
      restored: document.documentElement.dataset.restored === '',
      reasons: JSON.stringify(reasons),
    };
  });
