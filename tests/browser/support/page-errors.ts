/** Listens to all that a page complains about. */
import type { Page } from '@playwright/test';

/** Playwright keeps the worker out, of which both it and the page tell. */
const expected = /service worker (?:registration blocked|was not registered)/i;

/** @returns grows while the page runs: console errors and warnings, errors of scripts, answers from 400 on */
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
