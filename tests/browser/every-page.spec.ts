import { collectErrors } from './support/page-errors.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('every page opens without errors', async ({ page, request }) => {
  test.slow();
  const errors = collectErrors(page);
  for (const route of await allRoutes(request)) {
    await test.step(`/${route}`, async () => {
      await page.goto(route);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  }
});

test('a page opened at /about/ or /about.html changes its address to /about', async ({ page }) => {
  for (const address of ['about/', 'about.html', 'about/index.html']) {
    await page.goto(`${address}?a=1#b`);
    await expect(page).toHaveURL(/\/about\?a=1#b$/);
  }
});
