/** Pages that another program serves again: an archive, a translating proxy, a preview in a sandboxed frame. */
import type { Page } from '@playwright/test';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { allPosts, publicTours } from './support/fixture.ts';
import { expect, test } from './support/test.ts';

/** Serves every page with absolute links that have an ending and a parameter, as copies of a site and translating proxies write them. */
async function rewriteLinks(page: Page, baseURL = '', ending = ''): Promise<void> {
  const { origin } = new URL(baseURL);
  await page.route(
    (url) => url.origin === origin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(<a [^>]*?href=")(\/[^"#]*)/g, `$1${origin}$2${ending}?_x_tr_sl=en`),
      });
    },
  );
}

test('the searches of tours and stories filter the cards of a page with rewritten links', async ({
  page,
  baseURL,
}) => {
  for (const [path, field, [first], ending] of [
    ['tours', '#tour-search', publicTours, '.html'],
    ['blog', '#blog-search', allPosts, ''],
  ] as const) {
    await page.unrouteAll();
    await rewriteLinks(page, baseURL, ending);
    await page.goto(path);
    const cards = page.locator('main :is([data-part=cards], [data-part=stories]) > li');
    const all = await cards.count();
    expect(await cards.locator('a[href*="_x_tr_sl"]').count(), path).toBeGreaterThanOrEqual(all);
    await page.locator(field).fill(first?.title ?? '');
    await expect(cards, path).toHaveCount(1);
    await expect(cards.locator('h3'), path).toHaveText(first?.title ?? '');
    await page.locator(field).fill('');
    await expect(cards, path).toHaveCount(all);
  }
});

test('the offline page is not reloaded where it has another address, or where what it waits for breaks off', async ({
  page,
}) => {
  const site = createSiteHandler({ dir: testSiteDir('sandbox'), basePath: '/' });
  const asked: string[] = [];
  const server = await listen((request, response) => {
    const { method, url = '' } = request;
    if (/Offline|broken/.test(url)) asked.push(`${request.headers['sec-fetch-mode']}`);
    // A filter on the way ends the connection as soon as it sees the text.
    if (url === '/broken' && method === 'GET' && request.headers['sec-fetch-mode'] !== 'navigate')
      return void response.writeHead(200, { 'Content-Length': 9 }).end(() => response.destroy());
    request.url = url.replace(/^.*(?:Offline|broken)$/, '/offline');
    site(request, response);
  }, 0);
  try {
    for (const path of ['web/2026/Offline', 'broken']) {
      asked.length = 0;
      await page.goto(`${server.origin}/${path}`);
      await expect(page.locator('[data-offline] h1'), path).toBeVisible();
      await expect.poll(() => asked.length, path).toBeGreaterThan(2);
      expect(asked.filter((mode) => mode === 'navigate')).toHaveLength(1);
    }
  } finally {
    await server.close();
  }
});

test('in a sandboxed frame, which has no scripts of the site, forms show the address and a story opens', async ({
  page,
  violations,
}) => {
  let address = '';
  await page.route('**/frame-around', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" referrerpolicy="no-referrer" width="800" height="600" src="${address}"></iframe>`,
    }),
  );
  const frame = page.frameLocator('iframe');
  for (address of ['/contact', '/survey']) {
    await page.goto('frame-around');
    const note = frame.locator('main form').getByText('could not be loaded');
    await expect(note.locator('a[href^="mailto:"]'), address).toBeVisible();
    await expect(frame.locator('main form button[type=submit]'), address).toBeHidden();
  }
  const [story] = allPosts;
  address = `/blog?post=${story?.id}`;
  await page.goto('frame-around');
  await expect(frame.locator('main h1')).toHaveText(story?.title ?? '');
  // A frame without an origin has no right to the site's files that need one: scripts, fonts.
  violations.splice(0);
});
