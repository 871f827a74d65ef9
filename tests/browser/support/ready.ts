/** Waits until scripts have run, at short intervals: those of `expect` grow to a second, which every sweep would wait. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const intervals = [20, 30, 50, 100];

/** Waits until the script of every page has run and the fonts of a first visit are shown. */
export async function scripted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('html:not([data-first-visit]) [data-hover-menu][data-scripted]') !== null,
  );
}

/** Starts an island. Repeats the event, since the script with its listener may not have loaded yet. */
export async function activate(island: Locator): Promise<void> {
  await expect(async () => {
    await island.evaluate((element) => element.dispatchEvent(new Event('island:start')));
    expect(await island.getAttribute('data-started')).toBe('');
  }).toPass({ intervals });
}
