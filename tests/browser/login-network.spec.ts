import type { Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { allPosts } from './support/fixture.ts';
import { expect, test } from './support/test.ts';
import { workerIsActive } from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * The site behind a network that can answer every request, or those of some paths, with its login page and status 200, or
 * behind a host that answers them with an error.
 */
async function siteBehindLogin() {
  const site = createSiteHandler({ dir: testSiteDir('sandbox'), basePath: '/' });
  const network = { hides: (_path: string): boolean => false, status: 200, hidden: 0 };
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (!network.hides(pathname)) return site(request, response);
    network.hidden += 1;
    response.writeHead(network.status, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Log in</title><h1>Welcome to our Wi-Fi</h1>');
  }, 0);
  return { ...server, network };
}

/** All cached texts with the login page's words, by address. */
const cachedLoginPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.clone().text();
        if (text?.includes('Wi-Fi')) found.push(request.url);
      }
    }
    return found;
  });

test('a login page is cached in place of no page, text or picture, and the site works again after it', async ({
  page,
  violations,
}) => {
  const { origin, network, close } = await siteBehindLogin();
  try {
    await page.goto(`${origin}/about`);
    await workerIsActive(page);
    await page.reload();
    network.hides = () => true;
    const paths = [
      '/press-kit',
      '/no-such-page',
      '/assets/posts/no-such-post.json',
      '/assets/images/no-such.jpg',
    ];
    await page.evaluate(async (addresses) => {
      for (const address of addresses) await fetch(address).catch(() => {});
    }, paths);
    await page.goto(`${origin}/no-such-page`);
    await page.goto(`${origin}/tours`);
    await expect(page.locator('main h1')).toBeVisible();
    // Pictures that have not been seen yet are requested on the way down.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
    );
    expect(await cachedLoginPages(page)).toEqual([]);
  } finally {
    violations.splice(0);
    await close();
  }
});

test('while the host answers with an error, cached pages are shown, and others open by themselves after it', async ({
  page,
}) => {
  const { origin, network, close } = await siteBehindLogin();
  const [seen, other] = allPosts;
  try {
    await page.goto(`${origin}/about`);
    await workerIsActive(page);
    await page.goto(`${origin}/blog/${seen?.id}`);
    await expect
      .poll(() => page.evaluate(async (id) => (await caches.match(`/blog/${id}`))?.status, seen?.id))
      .toBe(200);
    network.status = 503;
    network.hides = () => true;
    for (const [path, title] of [
      ['contact', /./],
      [`blog/${seen?.id}`, seen?.title],
      [`blog/${other?.id}`, other?.title],
      ['blog?post=no-such-post', /./],
    ] as const) {
      await page.goto(`${origin}/${path}`);
      await expect(page.locator('main h1'), path).toHaveText(title ?? '');
      await expect(page.locator('[data-offline]'), path).toHaveCount(0);
    }
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    const before = network.hidden;
    await page.goto(`${origin}/no-such-page`);
    await expect(page.locator('[data-offline] h1')).toBeVisible();
    // It asks whether the site answers again, without loading the page.
    await expect.poll(() => network.hidden - before).toBeGreaterThan(2);
    expect(loads).toHaveLength(1);
    network.hides = () => false;
    await expect(page.locator('[data-offline]')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await cachedLoginPages(page)).toEqual([]);
  } finally {
    await close();
  }
});

test('after the browser has removed the caches, a login page does not fill them', async ({ page }) => {
  const { origin, network, close } = await siteBehindLogin();
  try {
    await page.goto(`${origin}/about`);
    await workerIsActive(page);
    await page.reload();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    network.hides = () => true;
    await page.goto(`${origin}/contact`);
    await expect(page.getByRole('heading', { name: 'Welcome to our Wi-Fi' })).toBeVisible();
    // The worker's requests have ended when another navigation waits for none.
    await page.goto(`${origin}/survey`);
    expect(await cachedLoginPages(page)).toEqual([]);
    network.hides = () => false;
    await page.goto(`${origin}/contact`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  } finally {
    await close();
  }
});

test('a version whose files are hidden by a login page is not installed', async ({ page }) => {
  const { origin, network, close } = await siteBehindLogin();
  try {
    // What the worker alone asks for.
    network.hides = (path) => /^\/assets\/.*(?:json|gz)$|^\/(?:contact|offline)$/.test(path);
    await page.goto(`${origin}/about`);
    // The installation has begun.
    await expect.poll(() => network.hidden).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration ? (registration.installing?.state ?? 'done') : 'refused';
        }),
      )
      .toBe('refused');
    expect(await cachedLoginPages(page)).toEqual([]);
  } finally {
    await close();
  }
});
