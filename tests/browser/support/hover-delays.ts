import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until hovering is delayed by script, which the first movement loads. Needs an installed clock; afterwards the
 * pointer is elsewhere, and has not been there recently.
 * @param place with the delay; @param target in it, if not the place itself
 */
export async function awaitHoverDelays(page: Page, place: Locator, target = place): Promise<void> {
  await expect(async () => {
    await target.hover();
    await page.mouse.move(5, 700);
    await expect(place).toHaveAttribute('data-recent', '', { timeout: 500 });
  }).toPass();
  await page.clock.runFor(400);
  await expect(place).not.toHaveAttribute('data-recent');
}
