import type { Page } from '@playwright/test';

/** Moves the pointer twice, since the first event in a page has no distance and does not count as a movement. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}
