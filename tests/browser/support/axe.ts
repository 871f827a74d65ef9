import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of axe that depend on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * WCAG 2.2 AA and axe's best practices. axe runs in the page itself, because frames of providers are not tested, and because
 * its Playwright wrapper, which tests every frame and opens a second page per result, takes twice as long.
 * @param only these rules, the default is all; and only in this part, the default is the page
 * @returns each violated rule with the violating elements
 */
export async function axeViolations(
  page: Page,
  only: { rules?: readonly string[]; part?: Locator } = {},
): Promise<string[]> {
  const { rules, part } = only;
  await part?.evaluate((element) => element.setAttribute('data-tested', ''));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => {
    // The loading message is half transparent while it fades out.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  return page.evaluate(
    async ({ names, inPart }) => {
      const { violations } = await window.axe.run(
        { exclude: ['iframe'], ...(inPart ? { include: ['[data-tested]'] } : {}) },
        { resultTypes: ['violations'], ...(names ? { runOnly: [...names] } : {}) },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { names: rules, inPart: part !== undefined },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
