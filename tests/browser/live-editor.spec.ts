/** The editor under `/edit/` of a live site, on a Git host whose API is answered here. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../../build.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { type Listening, listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { whyNoEditor } from '../fixtures/editor-program.ts';
import { fakeGitHub } from './support/fake-github.ts';
import { fakeGitLab } from './support/fake-gitlab.ts';
import { expect, test } from './support/test.ts';

const missing = whyNoEditor();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: 'default', timeout: 180_000 });

let root = '';
/** A live site with an editor for each Git host. */
let github: Listening;
let gitlab: Listening;
const appId = '0123abcd'.repeat(8);
const settings = { BUILD_DATE: '2026-05-04', EDITOR: '1', EDITOR_REPOSITORY: 'quay/website' };

async function serve(name: string, env: Record<string, string>): Promise<Listening> {
  const out = path.join(root, name);
  await build({
    out,
    contentDir: path.join(root, 'content'),
    pictures: 'defer',
    checks: true,
    env,
  });
  return listen(createSiteHandler({ dir: out, basePath: '/' }), 0);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  root = mkdtempSync(path.join(tmpdir(), 'live-editor-'));
  cpSync(inRoot('tests', 'fixtures', 'content'), path.join(root, 'content'), { recursive: true });
  github = await serve('github', settings);
  gitlab = await serve('gitlab', { ...settings, EDITOR_HOST: 'gitlab', EDITOR_APP_ID: appId });
});
test.afterAll(async () => {
  await Promise.all([github.close(), gitlab.close()]);
  rmSync(root, { recursive: true, force: true });
});

/** The stored login of Decap. */
const signIn = (page: Page, backendName: string) =>
  page.addInitScript(
    (user) => localStorage.setItem('decap-cms-user', user),
    JSON.stringify({ backendName, token: 'test', login: 'cleo' }),
  );

test('the login is shown; nothing is refused by the policy, and the page is not indexed', async ({
  page,
}) => {
  for (const address of ['/edit', '/edit/']) {
    const response = await page.request.get(github.origin + address);
    expect(response.headers()['content-security-policy']).toContain("'unsafe-eval'");
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(await response.text()).toBe(readFileSync(path.join(root, 'github', 'edit.html'), 'utf8'));
  }
  await page.goto(`${github.origin}/edit`);
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible({ timeout: 60_000 });
  const about = await page.goto(`${github.origin}/about`);
  expect(about?.headers()['content-security-policy']).not.toContain('unsafe-eval');
});

const hosts = [
  { name: 'github', site: () => github, fake: fakeGitHub },
  { name: 'gitlab', site: () => gitlab, fake: fakeGitLab },
];
for (const { name, site, fake } of hosts)
  test(`a changed price is committed to ${name} as one line`, async ({ page }) => {
    const file = 'content/tours/brooklyn-heights.yaml';
    const before = readFileSync(path.join(root, file), 'utf8');
    const commits = await fake(page, root);
    await signIn(page, name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site().origin}/edit/#/collections/tours/entries/brooklyn-heights`);
    const price = page.getByLabel('Price, in cents').first();
    await expect(price).toHaveValue(/^\d+$/, { timeout: 60_000 });
    await price.fill('4700');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Publish now').click();
    await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 30_000 });
    expect(commits).toEqual([{ [file]: before.replace(/^priceCents: \d+/m, 'priceCents: 4700') }]);
  });

test('GitLab signs in without a service: by PKCE, with the id of the application', async ({ page }) => {
  let asked = '';
  await page.route('https://gitlab.com/oauth/authorize?**', (route) => {
    asked = route.request().url();
    return route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' });
  });
  await page.goto(`${gitlab.origin}/edit/`);
  await page.getByRole('button', { name: 'Login with GitLab' }).click({ timeout: 60_000 });
  await expect(page).toHaveTitle('Sign in');
  const query = new URL(asked).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: appId,
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${gitlab.origin}/edit/`,
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker neither answers for the editor nor caches it', async ({ page, context }) => {
    await page.goto(`${github.origin}/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const response = await page.goto(`${github.origin}/edit/`);
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
    await expect(page.goto(`${github.origin}/edit`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
