import type { Page } from '@playwright/test';

/** Moves the pointer as a visitor does: the first event in a page has no distance, and counts as none. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}
