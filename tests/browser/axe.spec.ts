import AxeBuilder from '@axe-core/playwright';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.2 AA, with axe's own best practices. */
for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`every page passes axe at ${width} px`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of [...(await allRoutes(request)), 'no-such-page']) {
      await test.step(`/${route}`, async () => {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        // What providers show in their frames is theirs.
        const { violations } = await new AxeBuilder({ page })
          .exclude('iframe')
          .options({ resultTypes: ['violations'] })
          .analyze();
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect.soft(told, route).toEqual([]);
      });
    }
  });
}
