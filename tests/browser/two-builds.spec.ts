/** A visitor of yesterday on the site of today: two builds with other stories and other scripts at one address. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../../build.ts';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { expectSent } from './support/confirmations.ts';
import { allPosts } from './support/fixture.ts';
import { test as base, expect } from './support/test.ts';
import { workerIsActive } from './support/worker.ts';

/** Published today. */
const newStory = allPosts.find(({ id }) => id === 'the-anchor-cat') ?? allPosts[0];
/** Removed today. */
const goneStory = 'the-gone-cat';
const notHere = 'The story that you were looking for is not here.';

interface Site {
  origin: string;
  /** Today's build is deployed in place of yesterday's, whose files are gone. */
  deploy: () => void;
  /** Holds all answers to scripts back. @returns lets them go on */
  holdScripts: () => () => void;
}

const test = base.extend<{ site: Site }, { yesterday: string }>({
  yesterday: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'yesterday-'));
      const [content, out] = [path.join(root, 'content'), path.join(root, 'out')];
      cpSync(inRoot('tests', 'fixtures', 'content'), content, { recursive: true });
      const blog = path.join(content, 'blog');
      const gone = readFileSync(path.join(blog, 'the-market-cat.md'), 'utf8');
      rmSync(path.join(blog, `${newStory?.id}.md`));
      writeFileSync(
        path.join(blog, `${goneStory}.md`),
        gone.replace('The Market Cat', 'The Cat That Is Gone').replace('A second', 'Another'),
      );
      await build({
        out,
        sandboxOrigin: process.env.SANDBOX_ORIGIN ?? '',
        contentDir: content,
        pictures: 'defer',
        checks: false,
        // It is part of the scripts, whose names change with it.
        env: { BUILD_DATE: '2026-05-04', EMAIL_PUBLIC_KEY: 'key-of-yesterday', VIDEO_ID: 'aaaaaaaaaaa' },
      });
      await use(out);
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ yesterday }, use) => {
    const old = createSiteHandler({ dir: yesterday, basePath: '/' });
    const latest = createSiteHandler({ dir: testSiteDir('sandbox'), basePath: '/' });
    let current = old;
    let held: Promise<void> | undefined;
    const server = await listen(async (request, response) => {
      if (request.url?.startsWith('/assets/js/')) await held;
      return current(request, response);
    }, 0);
    await use({
      origin: server.origin,
      deploy: () => {
        current = latest;
      },
      holdScripts: () => {
        let letGo = () => {};
        held = new Promise((resolve) => {
          letGo = resolve;
        });
        return letGo;
      },
    });
    await server.close();
  },
});

const scriptsOf = (dir: string) => readdirSync(path.join(dir, 'assets', 'js'));
const title = (page: Page) => page.locator('main h1');

test('the two builds have different scripts', ({ yesterday }) => {
  const latest = new Set(scriptsOf(testSiteDir('sandbox')));
  const gone = scriptsOf(yesterday).filter((name) => !latest.has(name));
  for (const island of ['contact-form', 'survey-form'])
    expect(gone.some((name) => name.startsWith(island))).toBe(true);
});

test.describe('with the service worker of yesterday', () => {
  test.use({ serviceWorkers: 'allow' });

  test("today's story opens by each of its addresses, and a kept page works with its own scripts", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/blog`);
    await workerIsActive(page);
    site.deploy();
    for (const address of [
      `blog?post=${newStory?.id}`,
      `blog/${newStory?.id}`,
      `blog?x=1&post=${newStory?.id}`,
    ]) {
      await page.goto(`${site.origin}/${address}`);
      await expect(title(page)).toHaveText(newStory?.title ?? '');
      await expect(page.getByText(notHere)).toHaveCount(0);
    }
    await page.goto(`${site.origin}/contact`);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main form [aria-invalid]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  });

  test('a removed story stays readable until the update, and then the list says that it is not here', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/about`);
    await workerIsActive(page);
    await page.reload();
    site.deploy();
    await page.goto(`${site.origin}/blog?post=${goneStory}`);
    await expect(title(page)).toHaveText('The Cat That Is Gone');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const reload = page.locator('#toasts').getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible({ timeout: 60_000 });
    const again = page.waitForEvent('load');
    await reload.click();
    await again;
    for (const address of [`blog?post=${goneStory}`, `blog/${goneStory}`]) {
      await page.goto(`${site.origin}/${address}`);
      await expect(page.getByText(notHere)).toBeVisible();
      await expect(page.locator('main article h3 a').first()).toBeVisible();
    }
  });
});

test.describe('in a page of yesterday whose scripts are gone', () => {
  test('what was typed into a form is there after the reload, and is sent', async ({
    page,
    site,
    sandbox,
  }) => {
    await page.goto(`${site.origin}/contact`);
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
    const letGo = site.holdScripts();
    site.deploy();
    const message = page.locator('main form [name=message]');
    await message.fill('May my cat come along?');
    await page.locator('main form [name=consent]').check();
    const again = page.waitForEvent('load');
    letGo();
    await again;
    await expect(message).toHaveValue('May my cat come along?');
    await expect(page.locator('main form [name=consent]')).toBeChecked();
    await page.locator('main form [name=name]').fill('Ann Doe');
    await page.locator('main form [name=email]').fill('ann@example.org');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectSent(page);
    expect(await sandbox.submissions()).toHaveLength(2);
  });

  test("the card of a removed story shows the list with a notice, and after a reload today's stories", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/blog`);
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
    // Otherwise a part that starts by itself could reload the page before the click.
    const letGo = site.holdScripts();
    site.deploy();
    const card = page.locator('main article h3 a').filter({ hasText: 'The Cat That Is Gone' });
    // The scripts that are held back may take all connections, and the next page would wait for them.
    await card.click({ noWaitAfter: true });
    letGo();
    await expect(page.getByText(notHere)).toBeVisible();
    await page.goto(`${site.origin}/blog`);
    await expect(page.locator('main article h3 a').filter({ hasText: newStory?.title ?? '-' })).toBeVisible();
  });
});
