import type { Page } from '@playwright/test';

/** Delays every request for some files until the returned function is called, like a slow connection. @param files glob or pattern of their addresses */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await free;
    await route.continue();
  });
  return release;
}

/** Delays every script file. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/js/**');
