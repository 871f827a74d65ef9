/** Pages that another program serves again: an archive, a translating proxy, a preview in a sandboxed frame. */
import type { Page } from '@playwright/test';
import { allPosts, publicTours } from './support/fixture.ts';
import { expect, test } from './support/test.ts';

/** Serves every page with absolute links that have a parameter, as translating proxies write them. */
async function rewriteLinks(page: Page, baseURL = ''): Promise<void> {
  const { origin } = new URL(baseURL);
  await page.route(
    (url) => url.origin === origin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(<a [^>]*?href=")(\/[^"#]*)/g, `$1${origin}$2?_x_tr_sl=en`),
      });
    },
  );
}

test('the searches of tours and stories filter the cards of a page with rewritten links', async ({
  page,
  baseURL,
}) => {
  await rewriteLinks(page, baseURL);
  for (const [path, field, [first]] of [
    ['tours', '#tour-search', publicTours],
    ['blog', '#blog-search', allPosts],
  ] as const) {
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
