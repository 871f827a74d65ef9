/** Back and forward show a page as it was left, from the browser's memory. */
import type { Page } from '@playwright/test';
import { go, skipWithoutCache, withCachedBrowser } from './support/cached-browser.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, test } from './support/test.ts';

skipWithoutCache();

test('every page is restored from the back/forward cache, on Back and on Forward', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await withCachedBrowser({ baseURL: baseURL ?? '' }, async (page) => {
    const faults: string[] = [];
    const open = async (path: string) => {
      await page.goto(path);
      // A page that is left while its frame loads is not kept, and the frame may start after the event load.
      if ((await page.locator('iframe').count()) > 0) await page.waitForLoadState('networkidle');
      await page.evaluate((visit) => {
        document.documentElement.dataset.visit = visit;
      }, path);
    };
    const move = async (step: 1 | -1, path: string) => {
      await go(page, step);
      let arrived: Awaited<ReturnType<typeof stateOf>> | undefined;
      await expect
        .poll(async () => {
          arrived = await stateOf(page).catch(() => undefined);
          return arrived !== undefined && [path, undefined].includes(arrived.visit);
        }, path)
        .toBe(true);
      // Only a page that was kept has its mark.
      if (arrived?.visit !== path) faults.push(`/${path}, step ${step}: ${arrived?.reasons}`);
    };
    // Each page is left for the next one, restored on Back, and left and restored once more on Forward.
    const [first = '', ...others] = onePageOfEachKind(await allRoutes(request));
    let left = first;
    await open(first);
    for (const path of others) {
      await open(path);
      await move(-1, left);
      await move(1, path);
      left = path;
    }
    expect(faults).toEqual([]);
  });
});

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const reasons = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : undefined;
    return {
      visit: document.documentElement.dataset.visit,
      reasons: JSON.stringify(reasons),
    };
  });
