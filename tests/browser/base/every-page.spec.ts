import { collectErrors } from '../support/page-errors.ts';
import { allRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('in a folder every page opens, and no link leads out of it', { tag: '@base' }, async ({
  page,
  request,
}) => {
  test.slow();
  const errors = collectErrors(page);
  for (const route of await allRoutes(request, '/cats/')) {
    await test.step(`/cats/${route}`, async () => {
      await page.goto(route);
      const outside = await page
        .locator('a[href^="/"]:not([href^="/cats/"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([outside, errors]).toEqual([[], []]);
    });
  }
});
