/** Pages that are left while a part of their scripts loads: Firefox cancels the load, which is no missing script. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { expectAddress } from './support/history.ts';
import { test as base, expect } from './support/test.ts';

interface SlowSite {
  origin: string;
  /** Whether the script of the contact form has been requested. */
  asked: () => boolean;
  /** Sends the script. */
  letGo: () => void;
}

/** How long the old page still reacts while the answer for the next one takes its time, in ms. */
const answerMs = 500;

/** Firefox cancels only what it has requested from a server. */
const test = base.extend<{ slow: SlowSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  slow: async ({}, use) => {
    const answer = createSiteHandler({ dir: testSiteDir('sandbox'), basePath: '/' });
    let letGo = () => {};
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = false;
    const server = await listen(async (request, response) => {
      if (request.url?.startsWith('/assets/js/contact-form')) {
        asked = true;
        await free;
      }
      if (request.url === '/about') await wait(answerMs);
      if (request.url === '/nothing') return response.writeHead(204).end();
      return answer(request, response);
    }, 0);
    await use({ origin: server.origin, asked: () => asked, letGo });
    letGo();
    await server.close();
  },
});

const field = (page: Page) => page.locator('main form [name=name]').first();

/** Opens the contact page, whose form waits for its script. */
async function openWaiting(page: Page, { origin, asked }: SlowSite): Promise<void> {
  await page.goto(`${origin}/contact`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  await field(page).fill('Ann');
  await expect.poll(asked).toBe(true);
}

const ways: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  'its address': (page, origin) => page.goto(`${origin}/about`),
  'a script': (page) => page.evaluate(() => void setTimeout(() => window.location.assign('/about'))),
};

for (const [name, leave] of Object.entries(ways))
  test(`another page opens by ${name} while a script loads`, async ({ page, slow }) => {
    await openWaiting(page, slow);
    await leave(page, slow.origin);
    await expectAddress(page, /\/about$/);
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  });

test('a page that stays, since its request gave no page, has its script after the next press', async ({
  page,
  slow,
  browserName,
}) => {
  test.skip(browserName !== 'firefox', 'Only Firefox cancels the load.');
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
    const note = () => sessionStorage.setItem('pressed in', sessionStorage.getItem('loads') ?? '');
    window.addEventListener('keydown', note);
  });
  await openWaiting(page, slow);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('contact-form'));
  const answered = page.waitForResponse('**/nothing');
  await page.evaluate(() => void setTimeout(() => window.location.assign('/nothing')));
  await Promise.all([answered, failed]);
  // A page that does not wait for the press would have loaded again by then.
  await page.request.get(`${slow.origin}/about`);
  slow.letGo();
  await field(page).press('End');
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started', '');
  await expect(field(page)).toHaveValue('Ann');
  expect(await page.evaluate(() => sessionStorage.getItem('pressed in'))).toBe('1');
});
