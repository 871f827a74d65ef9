/** The service worker after its caches were removed, filled in part, or damaged. */
import type { Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { pathOnSite } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const removeCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

const isCached = (page: Page, path: string) =>
  page.waitForFunction(
    async (address) => (await caches.match(address, { ignoreSearch: true })) !== undefined,
    path,
  );

const guide = (page: Page) => page.locator('[data-offline]');

test('caches that the browser has removed are reported offline, and come back with it', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page);
  await removeCaches(page);
  await context.setOffline(true);
  for (const address of ['about', 'no-such-page', 'blog?post=no-such-story']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  }
  await context.setOffline(false);
  await page.goto('about');
  await expect(page.locator('main h1')).toBeVisible();
  const offline = pathOnSite(baseURL, 'offline');
  const last = pathOnSite(baseURL, 'tours/private-tours');
  for (const path of [offline, last]) await isCached(page, path);
  await context.setOffline(true);
  await page.goto('tours/private-tours');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  await page.goto('no-such-page');
  await expect(guide(page)).toBeVisible();
});

test('caches that came back only in part are completed later', async ({ page, context }, info) => {
  test.skip(info.project.name !== 'sandbox', 'It serves the site without a folder.');
  const site = createSiteHandler({ dir: testSiteDir('sandbox'), basePath: '/' });
  const missed = '/tours/private-tours';
  let fault: 'none' | 'cut' | 'busy' = 'none';
  let requests = 0;
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    // Without a pack the worker fetches each page separately.
    if (pathname.endsWith('.pack')) return void response.writeHead(404).end();
    if (pathname !== missed || fault === 'none') return site(request, response);
    requests += 1;
    return void (fault === 'cut' ? response.destroy() : response.writeHead(503).end());
  }, 0);
  try {
    await visit(page, server.origin);
    await removeCaches(page);
    for (fault of ['cut', 'busy'] as const) {
      const before = requests;
      await page.goto(`${server.origin}/about`);
      await expect.poll(() => requests).toBeGreaterThan(before);
    }
    fault = 'none';
    await page.goto(`${server.origin}/contact`);
    for (const path of [missed, '/offline']) await isCached(page, path);
    await context.setOffline(true);
    await page.goto(server.origin + missed);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
  } finally {
    await server.close();
  }
});

test('entries that were removed or replaced are cached again, also when the worker was stopped meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page);
  const paths = ['about', 'contact', 'tours'].map((path) => pathOnSite(baseURL, path));
  const [removed = '', replaced = ''] = paths;
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  // Another page, and the one that was removed.
  for (const start of ['sitemap', 'about']) {
    await page.evaluate(
      async ([gone, other]) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const { pathname } = new URL(request.url);
            const headers = { 'Content-Type': 'application/octet-stream' };
            if (pathname === gone) await cache.delete(request);
            if (pathname === other) await cache.put(request, new Response('x', { headers }));
          }
        }
      },
      [removed, replaced],
    );
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(start);
    await isCached(page, removed);
    await page.goto('contact');
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForFunction(
      async (path) =>
        (await caches.match(path, { ignoreSearch: true }))?.headers.get('Content-Type')?.includes('html'),
      replaced,
    );
  }
  await context.setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
  }
});

test('a worker whose file is gone removes itself and its caches, so that another site at the address is shown', async ({
  page,
  context,
}, info) => {
  test.skip(info.project.name !== 'sandbox', 'It serves the site without a folder.');
  const site = createSiteHandler({ dir: testSiteDir('sandbox'), basePath: '/' });
  /** How the host answers HEAD and GET for the worker's file; undefined while it has the site. */
  let answers: readonly [head: number, get: number] | undefined;
  let asked = 0;
  const server = await listen((request, response) => {
    if (!answers) return site(request, response);
    const isHead = request.method === 'HEAD';
    if (isHead) asked += 1;
    response.writeHead(request.url === '/sw.js' ? answers[isHead ? 0 : 1] : 200, {
      'Content-Type': 'text/html',
    });
    return void response.end('<!doctype html><title>Another site</title>');
  }, 0);
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const openAnew = async () => {
    const before = asked;
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(`${server.origin}/about`);
    await expect.poll(() => asked).toBeGreaterThan(before);
  };
  const cachedNames = () => page.evaluate(() => caches.keys());
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  try {
    await visit(page, server.origin);
    await page.evaluate(() => caches.open('another-program'));
    const all = await cachedNames();
    // A login page, an error of the host, a host that answers HEAD otherwise than GET.
    for (answers of [
      [200, 200],
      [503, 503],
      [404, 200],
    ] as const) {
      await openAnew();
      await expect(page).not.toHaveTitle('Another site');
      expect(await cachedNames()).toEqual(expect.arrayContaining(all));
    }
    answers = [404, 404];
    await openAnew();
    await expect.poll(cachedNames).toEqual(['another-program']);
    await page.goto(`${server.origin}/tours`);
    await expect(page).toHaveTitle('Another site');
    await expect.poll(workers).toBe(0);
  } finally {
    await server.close();
  }
});

test('a browser whose cache storage is damaged shows the pages of the network', async ({ page, context }) => {
  await visit(page, 'gallery');
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, has: fail, keys: fail });
  });
  for (const address of ['about', 'gallery', 'blog?post=no-such-story', 'press-kit']) {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
    await expect.poll(() => page.locator('main img').first().evaluate(widthOf)).toBeGreaterThan(0);
  }
});
const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);

test("every cache is named with the site's address, so that another site of the origin has its own", {
  tag: '@base',
}, async ({ page, baseURL }) => {
  await visit(page);
  // By the worker: a picture, and a page that is not in the precache.
  await page.goto('gallery');
  await page.goto('no-such-page');
  const names = () => page.evaluate(() => caches.keys());
  for (const kind of ['precache', 'pictures'])
    await expect.poll(names).toContainEqual(cacheOf(kind, baseURL));
  expect((await names()).filter((name) => !name.endsWith(baseURL ?? ''))).toEqual([]);
});
const cacheOf = (kind: string, address = '') => expect.stringMatching(new RegExp(`-${kind}-.*${address}$`));
