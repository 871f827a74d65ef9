/** A new version of the site with a real service worker (spec section 4): two deploys at the same address. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { expectSent } from './support/confirmations.ts';
import { contactValues, emailPath, fillContact, fillSurvey, holdSends } from './support/forms.ts';
import { test as base, expect } from './support/test.ts';
import { workerIsActive } from './support/worker.ts';

/** The site at its own address, where a new version can be deployed. */
const test = base.extend<{ deploy: { origin: string; next: () => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
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
  await workerIsActive(page);
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
  // By script, so that the focus stays in the field: Reload must work at once even then.
  await toast.getByRole('button', { name: 'Reload' }).evaluate((button: HTMLElement) => button.click());
  await reloaded;
  await expect(message).toHaveValue('About the cat');
  expect(await loads(page)).toBe(3);

  deploy.next();
  await lookForUpdate(page);
  const again = page.waitForEvent('load');
  await toast.getByRole('button', { name: 'Reload' }).click();
  await again;
  await workerIsActive(page);
  await expect(toast).toHaveCount(0);
  expect(await loads(page)).toBe(4);
});

test.describe('in two tabs', () => {
  /** Both tabs are controlled by the first version; the next one is waiting. */
  async function twoTabs(
    page: Page,
    context: BrowserContext,
    { origin, next }: { origin: string; next: () => void },
    paths: readonly [string, string],
  ): Promise<Page> {
    await context.addInitScript(() => {
      if (window === window.top)
        sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
    });
    await page.goto(`${origin}/about`);
    await workerIsActive(page);
    const other = await context.newPage();
    for (const [tab, path] of [
      [page, paths[0]],
      [other, paths[1]],
    ] as const) {
      await tab.goto(`${origin}/${path}`);
      await expect
        .poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      await tab.evaluate(() => sessionStorage.setItem('loads', '1'));
    }
    next();
    await lookForUpdate(page);
    for (const tab of [page, other])
      await expect(tab.locator('#toasts').getByRole('button', { name: 'Reload' })).toBeVisible();
    return other;
  }
  const reload = (tab: Page) => tab.locator('#toasts').getByRole('button', { name: 'Reload' }).click();

  for (const end of ['is confirmed', 'fails'])
    test(`Reload in one tab reloads the other only after its send has ended and its result was shown: it ${end}`, async ({
      page,
      context,
      deploy,
      sandbox,
    }) => {
      if (end === 'fails') await sandbox.fail(emailPath, '500', { times: 1 });
      const other = await twoTabs(page, context, deploy, ['contact', 'gallery']);
      const release = await holdSends(page);
      await fillContact(page);
      await page.locator('main form button[type=submit]').first().click();
      await expect(page.locator('main form [data-part=sending]').first()).toBeVisible();
      await Promise.all([other.waitForEvent('load'), reload(other)]);
      // The controller has changed here, too.
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
        .toBeNull();
      expect(await loads(page)).toBe(1);
      const again = page.waitForEvent('load');
      release();
      if (end === 'fails') {
        await again;
        await expect(page.locator('main form [role=alert]').first()).toContainText('Error: Failed');
        for (const [field, value] of Object.entries(contactValues))
          await expect(page.locator(`main form [name=${field}]`).first()).toHaveValue(value);
      } else {
        await expectSent(page);
        await again;
        await expect(page.locator('main form [name=message]').first()).toHaveValue('');
        expect(await sandbox.submissions()).toHaveLength(2);
      }
      expect(await loads(page)).toBe(2);
      expect(await loads(other)).toBe(2);
    });

  test('Reload clicked during a send in the same tab waits for its end', async ({
    page,
    context,
    deploy,
    sandbox,
  }) => {
    const other = await twoTabs(page, context, deploy, ['survey', 'about']);
    const release = await holdSends(page);
    await fillSurvey(page);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main form [data-part=sending]')).toBeVisible();
    // The other tab is idle and reloads at once.
    await Promise.all([other.waitForEvent('load'), reload(page)]);
    expect(await loads(page)).toBe(1);
    const again = page.waitForEvent('load');
    release();
    await expectSent(page, 'Thank You!');
    await again;
    expect(await sandbox.submissions()).toHaveLength(1);
    expect(await loads(page)).toBe(2);
  });

  test('a tab with a focused field does not reload; when it does, the input is restored', async ({
    page,
    context,
    deploy,
  }) => {
    const other = await twoTabs(page, context, deploy, ['contact', 'blog']);
    const message = page.locator('main form [name=message]');
    await message.pressSequentially('About the cat');
    await Promise.all([other.waitForEvent('load'), reload(other)]);
    await message.press('End');
    await message.pressSequentially(' of the bridge');
    expect(await loads(page)).toBe(1);
    // Clicked after the other tab has already activated the new version.
    await Promise.all([page.waitForEvent('load'), reload(page)]);
    await expect(message).toHaveValue('About the cat of the bridge');
    expect(await loads(page)).toBe(2);
  });
});
