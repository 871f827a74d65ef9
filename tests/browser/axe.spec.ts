import axe from 'axe-core';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/**
 * WCAG 2.2 AA, with axe's own best practices. axe runs in the page itself: what providers show in their frames is theirs,
 * and its wrapper for Playwright, which looks into every frame and opens a second page for each result, takes twice as long.
 */
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
        await page.evaluate(axe.source);
        await page.evaluate(() => {
          // What says for 300 ms that it loads is half transparent on its way out.
          for (const animation of document.getAnimations())
            if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
              animation.finish();
        });
        const found = await page.evaluate(async () => {
          const { violations } = await window.axe.run(
            { exclude: ['iframe'] },
            { resultTypes: ['violations'] },
          );
          return violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
        });
        expect.soft(found, route).toEqual([]);
      });
    }
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
