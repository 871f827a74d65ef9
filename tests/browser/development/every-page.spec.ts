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
      // React tells of what does not fit once it has painted.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      expect(complaints).toEqual([]);
    });
  }
});
