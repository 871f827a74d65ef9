/** Collects the errors and warnings of a page. */
import type { Page } from '@playwright/test';

/** Playwright blocks the service worker, which it and the page log. */
const expected = /service worker (?:registration blocked|not registered)/i;

/** @returns an array to which console errors and warnings, script errors and responses with a status of 400 or more are added */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const bad = ['error', 'warning'].includes(message.type()) && !expected.test(message.text());
    if (bad) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`script error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
