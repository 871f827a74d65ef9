import type { Page } from '@playwright/test';
import { messageOf } from '../../../scripts/core/errors/message.ts';
import type { Tab } from './tab.ts';

/** A tab of Chromium or Firefox, with Playwright. */
export function playwrightTab(page: Page): Tab {
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    open: async (address) => {
      await visit(page, address);
      await page.waitForLoadState('domcontentloaded');
    },
    start: (address) => visit(page, address),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (selector) => first(selector).click(),
    type: (selector, text) => first(selector).fill(text),
    choose: async (selector, value) => {
      await first(selector).selectOption(value);
    },
    press: (key) => page.keyboard.press(key),
    // Playwright waits for a new document, which going back does not always load.
    back: () => page.evaluate(() => window.history.back()),
    run: (script: (argument: never) => unknown, argument?: unknown) =>
      // With or without an argument: Playwright's types allow only one of them.
      page.evaluate(script as (argument: unknown) => never, argument),
    tabs: async () =>
      [
        page,
        ...page
          .context()
          .pages()
          .filter((other) => other !== page),
      ].map((tab) => tab.url()),
    screenshot: () => page.screenshot(),
  };
}

/**
 * Firefox may start a navigation a second time, some ms after the first, when a service worker has just become active. Playwright
 * reports the first one as interrupted, although the page loads.
 */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' }).catch(async (error: unknown) => {
    const [, first, second] =
      /Navigation to "(.*)" is interrupted by another navigation to "(.*)"/.exec(messageOf(error)) ?? [];
    if (!second || first !== second) throw error;
    await page.waitForURL(second, { waitUntil: 'commit' });
  });
}
