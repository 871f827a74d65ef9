/** The editor under `/edit/` of a live site, with a simulated API of the Git host. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../../build.ts';
import { inRoot } from '../../scripts/core/paths.ts';
import { type Listening, listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { whyNoEditor } from '../fixtures/editor-program.ts';
import { fakeGitHub } from './support/fake-github.ts';
import { expect, test } from './support/test.ts';

const missing = whyNoEditor();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let root = '';
let server: Listening;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  root = mkdtempSync(path.join(tmpdir(), 'live-editor-'));
  const [content, out] = [path.join(root, 'content'), path.join(root, 'out')];
  cpSync(inRoot('tests', 'fixtures', 'content'), content, { recursive: true });
  await build({
    ...{ out, ownOut: true, providers: 'live', contentDirs: [content], pictures: 'defer', checks: true },
    env: { BUILD_DATE: '2026-05-04', EDITOR: '1', EDITOR_REPOSITORY: 'quay/website' },
  });
  server = await listen(createSiteHandler({ dir: out, basePath: '/' }), 0);
});
test.afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** The stored login of Decap. */
const signIn = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'decap-cms-user',
      JSON.stringify({ backendName: 'github', token: 'test', login: 'cleo' }),
    ),
  );

test('the login is shown; nothing is refused by the policy, and the page is not indexed', async ({
  page,
}) => {
  for (const address of ['/edit', '/edit/']) {
    const response = await page.goto(server.origin + address);
    expect(response?.headers()['content-security-policy']).toContain("'unsafe-eval'");
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible({ timeout: 60_000 });
  }
  const about = await page.goto(`${server.origin}/about`);
  expect(about?.headers()['content-security-policy']).not.toContain('unsafe-eval');
});

test('a changed price is committed as one line', async ({ page }) => {
  const file = 'content/tours/brooklyn-heights.yaml';
  const before = readFileSync(path.join(root, file), 'utf8');
  const commits = await fakeGitHub(page, root);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.origin}/edit/#/collections/tours/entries/brooklyn-heights`);
  const price = page.getByLabel('Price, in cents').first();
  await expect(price).toHaveValue(/^\d+$/, { timeout: 60_000 });
  await price.fill('4700');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 30_000 });
  expect(commits).toEqual([{ [file]: before.replace(/^priceCents: \d+/m, 'priceCents: 4700') }]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker neither answers for the editor nor caches it', async ({ page, context }) => {
    await page.goto(`${server.origin}/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const response = await page.goto(`${server.origin}/edit/`);
    expect(response?.fromServiceWorker()).toBe(false);
    await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible({ timeout: 60_000 });
    const cached = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(10);
    expect(cached.filter((name) => /^\/edit(?:\/|\.|$)/.test(name))).toEqual([]);
    // Offline, the editor is not replaced by the site's offline page.
    await context.setOffline(true);
    await expect(page.goto(`${server.origin}/edit`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
