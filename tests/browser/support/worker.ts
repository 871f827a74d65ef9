import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * Waits until the page's service worker is active: all that it caches from the start is there. `serviceWorker.ready` would
 * never resolve if the installation failed, and would not report why. On a busy machine an installation may take a minute.
 */
export async function workerIsActive(page: Page): Promise<void> {
  test.slow();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
          return (active ?? waiting ?? installing)?.state ?? 'not registered';
        }),
      { message: 'the state of the service worker', timeout: 120_000 },
    )
    .toBe('activated');
}

/** A first visit, until everything is cached. */
export async function visit(page: Page, address = ''): Promise<void> {
  await page.goto(address);
  await workerIsActive(page);
}
