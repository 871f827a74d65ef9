/** Pages that are available offline, with the real service worker (spec sections 1 and 7). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { fullPost } from './support/fixture.ts';
import { allRoutes, pathOnSite } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const guide = (page: Page) => page.locator('[data-offline]');
const keptLinks = (page: Page) =>
  guide(page)
    .locator('[data-kept]:visible a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('after the first visit the main pages open offline by all their addresses, and a post by both of its own', {
  tag: '@base',
}, async ({ page, context, request, baseURL }) => {
  await visit(page);
  await context.setOffline(true);
  for (const address of [
    'about',
    'about/',
    'about.html',
    'about/index.html',
    'tours/brooklyn-heights?utm_source=x',
    'about?anything=1&more',
    'booking?itemId=577800&ref=mail#available-tours',
    'gallery/?fbclid=x&yclid=y&_ga=z',
    '?from=home-screen',
  ]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
    // Its script came from the worker's cache and passed its integrity check.
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  }

  // Requests of tests are not offline.
  const stories = (await allRoutes(request, pathOnSite(baseURL, ''))).filter((route) =>
    /^blog\/./.test(route),
  );
  const id = stories[0]?.slice('blog/'.length);
  for (const address of [
    `blog?post=${id}`,
    `blog?ref=x&post=${id}`,
    `blog/${id}`,
    `blog/${id}/?ref=x`,
    ...fullPost.aliases.map((alias) => `blog/${alias}?ref=x`),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
  }
  await page.goto('blog?post=no-such-story');
  await expect(page.getByText('The story that you were looking for is not here.')).toBeVisible();
  await expect(page.locator('main article h3 a').first()).toBeVisible();
});

test('offline an address that is not cached shows the cached pages, and how to contact us; an old one leads to the page that replaced it', {
  tag: '@base',
}, async ({ page, context, baseURL }) => {
  await visit(page);
  await page.goto('offline');
  const moved: Record<string, string> = JSON.parse((await guide(page).getAttribute('data-offline')) ?? '{}');
  const mail = await page.locator('footer a[href^="mailto:"]').first().getAttribute('href');
  await context.setOffline(true);
  for (const address of ['no-such-page', 'no/such/page.html?x=1', 'blog/no-such-story']) {
    await page.goto(address);
    await expect(guide(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guide(page).locator(`a[href="${mail}"]`)).toBeVisible();
    await expect(guide(page).locator('li[hidden]').first()).toBeAttached();
    const kept = await keptLinks(page);
    expect(kept).toContain(pathOnSite(baseURL, 'about'));
    expect(kept).not.toContain(pathOnSite(baseURL, 'press-kit'));
  }
  for (const address of await keptLinks(page)) {
    if (address === null) continue;
    await page.goto(new URL(address, baseURL).href);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
  }

  const some = Object.entries(moved).filter(([, to]) => !['/press-kit', '/sitemap'].includes(to));
  expect(some.length).toBeGreaterThan(0);
  for (const [from, to] of [...some.slice(0, 6), ['/about-somebody', '/about']] as const) {
    await page.goto(`${from.slice(1)}?utm_source=x#part`);
    const [path = '', query] = to.slice(1).split('?');
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathOnSite(baseURL, path));
    expect(new URL(page.url()).search).toBe(`?${query ? `${query}&` : ''}utm_source=x`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('when the network is back the requested page opens by itself, and is cached then, too, for all its parameters', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('press-kit?utm_source=mail');
  await expect(guide(page)).toBeVisible();
  // Its script has started.
  await expect(guide(page).locator('li[hidden]').first()).toBeAttached();
  await context.setOffline(false);
  await expect(guide(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  await context.setOffline(true);
  for (const address of ['press-kit', 'press-kit/?x=y']) {
    await page.goto(address);
    await expect(guide(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('no-such-page');
  await expect.poll(() => keptLinks(page)).toContain(pathOnSite(baseURL, 'press-kit'));
});

test('the offline page is noindex', async ({ page, request }) => {
  await page.goto('offline');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('sitemap.xml')).text()).not.toContain('/offline<');
});

test('an older service worker requests a newer post from the network', async ({ page }, info) => {
  test.skip(info.project.name !== 'sandbox', 'It serves the site without a folder.');
  const dir = testSiteDir('sandbox');
  const site = createSiteHandler({ dir, basePath: '/' });
  const ids: string[][] = JSON.parse(
    /name="post-ids" content="([^"]*)"/
      .exec(readFileSync(path.join(dir, 'blog.html'), 'utf8'))?.[1]
      ?.replaceAll('&quot;', '"') ?? '[]',
  );
  const story = ids[0]?.[0] ?? '-';
  const alias = ids.find(([, other]) => other)?.[1];
  let today = false;
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const old = { '/blog': 'blog.html', '/sw.js': 'sw.js' }[pathname];
    // A file for the invented post, since the worker caches its whole list or nothing.
    if (pathname.endsWith('/of-yesterday.json')) return void response.end('{}');
    // The pack is that of the current build; without one the worker fetches each page separately.
    if (pathname.endsWith('.pack')) return void response.writeHead(404).end();
    if (today || !old) return site(request, response);
    // The older version does not contain the post.
    const text = readFileSync(path.join(dir, old), 'utf8')
      .replaceAll(`/posts/${story}.json`, '/posts/of-yesterday.json')
      .replaceAll(`&quot;${story}&quot;`, '&quot;of-yesterday&quot;');
    response.writeHead(200, {
      'Content-Type': old.endsWith('.js') ? 'text/javascript' : 'text/html',
      'Cache-Control': 'no-cache',
    });
    response.end(alias ? text.replaceAll(`&quot;${alias}&quot;`, '&quot;of-yesterday-too&quot;') : text);
  }, 0);
  try {
    await page.goto(`${server.origin}/blog`);
    await visit(page, `${server.origin}/about`);
    today = true;
    for (const id of [story, ...(alias ? [alias] : [])]) {
      await page.goto(`${server.origin}/blog?post=${id}`);
      await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
      await expect(page.getByText('The story that you were looking for is not here.')).toHaveCount(0);
    }
  } finally {
    await server.close();
  }
});
