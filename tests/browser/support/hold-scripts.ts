import type { Page } from '@playwright/test';

/** Delays every script file until the returned function is called, like a slow connection. */
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
