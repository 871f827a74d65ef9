/** Back and forward show a page as it was left, from the browser's memory. */
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { browserPlaces } from '../../scripts/core/browser.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** The headless shell has no back/forward cache. */
const executablePath = [
  process.env.CHROMIUM_PATH ?? '',
  ...browserPlaces(process.env, process.platform),
].find((file) => existsSync(file) && !file.endsWith('headless-shell'));
test.skip(
  !executablePath,
  'No Chromium is installed but the headless shell, which has no back/forward cache.',
);

test('every page is restored from the back/forward cache, on Back and on Forward', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  // A separate browser, since Playwright disables the back/forward cache.
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.restored = '';
      });
    });
    const faults: string[] = [];
    for (const path of await allRoutes(request)) {
      await page.goto(path);
      const left = (await stateOf(page)).path;
      await page.goto(path === 'about' ? 'contact' : 'about');
      const next = (await stateOf(page)).path;
      for (const [step, address] of [
        [-1, left],
        [1, next],
      ] as const) {
        // Afterwards, or the answer would be lost with the page.
        await page.evaluate((by) => void setTimeout(() => history.go(by)), step);
        await expect.poll(async () => (await stateOf(page).catch(() => undefined))?.path).toBe(address);
        const { restored, reasons } = await stateOf(page);
        if (!restored) faults.push(`${address}, step ${step}: ${reasons}`);
      }
    }
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const reasons = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : undefined;
    return {
      path: location.pathname,
      restored: document.documentElement.dataset.restored === '',
      reasons: JSON.stringify(reasons),
    };
  });
