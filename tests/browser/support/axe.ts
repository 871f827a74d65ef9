import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * WCAG 2.2 AA, with axe's own best practices. axe runs in the page itself: what providers show in their frames is theirs,
 * and its wrapper for Playwright, which looks into every frame and opens a second page for each result, takes twice as long.
 * @returns each violated rule with the elements that violate it, as the page is now
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    // What says for 300 ms that it loads is half transparent on its way out.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
