/** A new version of the site, with a real service worker (spec section 4): two deploys at one address. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { test as base, expect } from './support/test.ts';

/** The site at an address of its own, where the next version may come out. */
const test = base.extend<{ deploy: { origin: string; next: () => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  deploy: async ({}, use) => {
    const dir = testSiteDir('sandbox');
    const site = createSiteHandler({ dir, basePath: '/' });
    let version = 1;
    const server = await listen((request, response) => {
      if (request.url !== '/sw.js') return site(request, response);
      const worker = readFileSync(path.join(dir, 'sw.js'), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(`${worker}\n// version ${version}`);
    }, 0);
    const next = () => {
      version += 1;
    };
    await use({ origin: server.origin, next });
    await server.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('the first is only logged; each later one shows a toast, Reload reloads once and at once, and input is kept', async ({
  page,
  deploy,
}) => {
  await page.addInitScript(() => {
    if (window === window.top)
      sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
  const toast = page.locator('#toasts').getByRole('status');
  const logged = page.waitForEvent('console', (said) => /cached for offline/.test(said.text()));
  await page.goto(`${deploy.origin}/contact`);
  await logged;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(toast).toHaveCount(0);
  expect(await loads(page)).toBe(1);

  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const message = page.locator('main form [name=message]');
  await message.pressSequentially('About the cat');
  deploy.next();
  await lookForUpdate(page);
  await expect(toast).toContainText('Update available');
  await expect(toast).toContainText('A new version of the app is available. Refresh to update.');
  const reloaded = page.waitForEvent('load');
  // By script, so that the focus stays in the field: whoever chooses Reload gets it at once.
  await toast.getByRole('button', { name: 'Reload' }).evaluate((button: HTMLElement) => button.click());
  await reloaded;
  await expect(message).toHaveValue('About the cat');
  expect(await loads(page)).toBe(3);

  deploy.next();
  await lookForUpdate(page);
  const again = page.waitForEvent('load');
  await toast.getByRole('button', { name: 'Reload' }).click();
  await again;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(toast).toHaveCount(0);
  expect(await loads(page)).toBe(4);
});
