import { collectErrors } from '../support/page-errors.ts';
import { allRoutes, onePageOfEachKind } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('every island of every page activates without a console message', async ({ page, request }) => {
  test.setTimeout(300_000);
  const errors = collectErrors(page);
  for (const route of onePageOfEachKind(await allRoutes(request))) {
    await test.step(`/${route}`, async () => {
      await page.goto(route);
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('[data-island]'))
          island.dispatchEvent(new Event('island:start'));
      });
      await expect(page.locator('[data-island]:not([data-started])')).toHaveCount(0);
      // React reports hydration mismatches after painting.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      expect(errors, route).toEqual([]);
    });
  }
});
