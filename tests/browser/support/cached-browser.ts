/** A Chromium with a back/forward cache. */
import { existsSync } from 'node:fs';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserPlaces } from '../../../scripts/core/process/browser.ts';
import { collectConfirmations } from './confirmations.ts';
import { test } from './test.ts';

/** The headless shell has no back/forward cache. */
const executablePath = [
  process.env.CHROMIUM_PATH ?? '',
  ...browserPlaces(process.env, process.platform),
].find((file) => existsSync(file) && !file.endsWith('headless-shell'));

/** Skips the tests of a file if there is no such browser. */
export const skipWithoutCache = (): void =>
  test.skip(
    !executablePath,
    'No Chromium is installed but the headless shell, which has no back/forward cache.',
  );

/** Runs an action in a separate browser, since Playwright disables the back/forward cache of its own. */
export async function withCachedBrowser(
  options: BrowserContextOptions,
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', ...options });
    await collectConfirmations(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.restored = '';
      });
    });
    await run(page, context);
  } finally {
    await browser.close();
  }
}

/** Moves in the history, in a task of its own: the answer would be lost with the page. */
export const go = (page: Page, by: 1 | -1): Promise<void> =>
  page.evaluate((step) => void setTimeout(() => window.history.go(step)), by);
