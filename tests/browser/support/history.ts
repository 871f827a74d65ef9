/** Back and addresses by the page itself: Playwright does not notice that Firefox has restored a page from its cache. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Goes back in a task of its own, since the answer would be lost with the page. */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => window.history.back()));

export const expectAddress = (page: Page, address: RegExp): Promise<void> =>
  // While the page is being left there is no answer.
  expect.poll(() => page.evaluate(() => window.location.href).catch(() => '')).toMatch(address);
