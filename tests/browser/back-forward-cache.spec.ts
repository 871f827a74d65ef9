/** Back and forward show a page as it was left, from the browser's memory. */
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Playwright switches this memory off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('every page comes out of the back-forward cache', async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  });
  const state = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = entry as unknown as { notRestoredReasons?: unknown };
      return {
        path: location.pathname,
        restored: document.documentElement.dataset.restored === '',
        reasons: JSON.stringify(notRestoredReasons ?? null),
      };
    });
  const faults: string[] = [];
  for (const path of await allRoutes(request)) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    const { path: address } = await state();
    await page.goto('feed.xml');
    await page.evaluate(() => history.back());
    await expect.poll(async () => (await state()).path).toBe(address);
    const { restored, reasons } = await state();
    if (!restored) faults.push(`/${path}: ${reasons}`);
  }
  expect(faults).toEqual([]);
});
