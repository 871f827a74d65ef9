import type { Page } from '@playwright/test';

/** Stops the page's installed clock; afterwards only `page.clock.runFor` advances it. */
export async function freeze(page: Page): Promise<void> {
  // A clock can only be paused at a future time; timers that are due until then run.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
