import type { Page } from '@playwright/test';

/** Holds every script file back until it is let go, as a poor connection does. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await free;
    await route.continue();
  });
  return release;
}
