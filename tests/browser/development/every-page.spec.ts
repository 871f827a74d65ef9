import { complaintsOf } from '../support/quiet.ts';
import { allRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('in readable scripts every island comes to life without a complaint', async ({ page, request }) => {
  test.slow();
  const complaints = complaintsOf(page);
  for (const route of await allRoutes(request)) {
    await test.step(`/${route}`, async () => {
      await page.goto(route);
      for (const island of await page.locator('[data-island]').all())
        await island.dispatchEvent('island:wake');
      await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  }
});
