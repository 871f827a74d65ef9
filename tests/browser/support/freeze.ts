import type { Page } from '@playwright/test';

/** Stops the page's clock, which must have been installed: from here on only `page.clock.runFor` moves it. */
export async function freeze(page: Page): Promise<void> {
  // A clock can only be stopped in its future; what falls due until then happens.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
