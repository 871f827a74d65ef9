import { axeViolations } from './support/axe.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`every page passes axe at ${width} px, in the light and the dark scheme`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of [...(await allRoutes(request)), 'no-such-page']) {
      await test.step(`/${route}`, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        expect.soft(await axeViolations(page), route).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeViolations(page), `${route}, dark`).toEqual([]);
      });
    }
  });
}
