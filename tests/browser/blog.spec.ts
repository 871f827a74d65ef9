import type { Page } from '@playwright/test';
import { allPosts, fullPost, site } from './support/fixture.ts';
import { hold } from './support/hold-scripts.ts';
import { collectErrors } from './support/page-errors.ts';
import { movePointer } from './support/pointer.ts';
import { pathOnSite } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is a complete page at /blog/{id}', { tag: '@base' }, async ({ page }) => {
    await page.goto(`blog/${fullPost.id}`);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('article h2').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/blog/${fullPost.id}$`),
    );
  });

  test('the list links to every post', { tag: '@base' }, async ({ page }) => {
    await page.goto('blog');
    await expect(page.locator('main a[href*="/blog/"]').first()).toBeVisible();
  });
});

test('a post opened by its own address changes to the address of the post view, without a second load', {
  tag: '@base',
}, async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await page.goto(`blog/${fullPost.id}`);
  await expect(page).toHaveURL(new RegExp(`/blog\\?post=${fullPost.id}$`));
  expect(documents).toHaveLength(1);
});

test('a post keeps the campaign and the fragment of the address by which it is opened', async ({ page }) => {
  for (const address of [`blog/${fullPost.id}`, 'blog/1', 'blog/no-such-story']) {
    await page.goto(`${address}?utm_source=x#part`);
    await expect(page, address).toHaveURL(/\/blog\?(?=.*post=)(?=.*utm_source=x).*#part$/);
  }
});

test.describe('as a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('a post keeps its own address', async ({ page }) => {
    await page.goto(`blog/${fullPost.id}`);
    await expect(page).toHaveURL(new RegExp(`/blog/${fullPost.id}$`));
  });
});

test('/blog?post= shows the post and never the list, and updates the head', { tag: '@base' }, async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto(`blog?post=${fullPost.id}`);
  await expect(page.locator('h1')).toHaveText(fullPost.title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/blog/${fullPost.id}$`),
  );
  await expect(page).toHaveTitle(`${fullPost.metaTitle}${site.titleSuffix}`);
  expect(errors).toEqual([]);
});

test('a post shows all its parts', async ({ page, request }) => {
  const post = await (await request.get(`assets/posts/${fullPost.id}.json`)).json();
  await page.goto(`blog?post=${fullPost.id}`);
  const hero = page.locator('main section').filter({ has: page.locator('h1') });
  await expect(hero.locator('h1')).toHaveText(post.title);
  await expect(hero).toContainText(post.excerpt);
  await expect(hero).toContainText(post.category);
  await expect(hero.locator('time')).toHaveAttribute('datetime', post.date);
  await expect(hero.locator('img')).toHaveCount(1);
  expect(await page.locator('main article').first().locator('h2, p').count()).toBeGreaterThan(5);
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
    post.tags.map((tag: string) => `#${tag}`),
  );
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources.getByRole('listitem')).toHaveCount(post.sources.length);
  await expect(sources).toContainText('Harbor Gazette, May 7, 1904: The alarm at the ropes. Found by');
  await expect(sources.getByRole('link', { name: /Jerry and the Ropes/ })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Book this walk' })).toHaveAttribute(
    'href',
    new RegExp(`/tours/${fullPost.tour}#book-now$`),
  );
  const related = page.locator('section').filter({ hasText: 'Related Stories' }).locator('article');
  expect(await related.count()).toBeLessThanOrEqual(3);
  for (const card of await related.all()) await expect(card).toContainText(post.category);
});

test('the sources of a post are also in its Markdown copy and its structured data', async ({ request }) => {
  const copy = await (await request.get(`blog/${fullPost.id}.md`)).text();
  expect(copy).toContain('## Sources');
  expect(copy).toContain('- Harbor Gazette, May 7, 1904: The alarm at the ropes. Found by');
  const html = await (await request.get(`blog/${fullPost.id}.html`)).text();
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const article = JSON.parse(graph)['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'BlogPosting',
  );
  expect(
    article.citation.map(({ isBasedOn }: { isBasedOn?: { name: string } }) => isBasedOn?.name),
  ).toContain('Harbor Gazette, May 7, 1904');
});

test('a post about a route has a map, whose stops link to its headings', async ({ page }) => {
  await page.goto(`blog?post=${fullPost.id}`);
  const map = page
    .locator('main article figure')
    .filter({ has: page.getByRole('group', { name: 'Map of the stops' }) });
  await expect(map.getByRole('link')).toHaveCount(fullPost.map?.stops.length ?? 0);
  // Its drawing is a file of its own: without it there is nothing below the stops.
  const drawing = map.locator('use');
  await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(300);
  await map.getByRole('link', { name: 'Stop 2: The ropes' }).click();
  await expect(page.getByRole('heading', { name: '2. The ropes' })).toBeInViewport();
});

test('a post opens at the heading in its address, and where it was left after a reload and after Back, also when it comes late', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: '2. The ropes' });
  const read = 700;
  // The fonts, which arrive later, move the text by some lines; the top and the end of the post are further away.
  const away = () => page.evaluate((top) => Math.abs(window.scrollY - top), read);
  const late = async (open: () => Promise<unknown>) => {
    const release = await hold(page, '**/assets/posts/*.json');
    await open();
    release();
    await heading.waitFor();
    await page.unroute('**/assets/posts/*.json');
  };
  await late(() => page.goto(`blog?post=${fullPost.id}#2-the-ropes`));
  await expect(heading).toBeInViewport();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), read);
  await expect.poll(away).toBeLessThan(300);
  await late(() => page.reload());
  await expect.poll(away).toBeLessThan(300);
  await page.goto('about');
  await late(() => page.goBack());
  await expect.poll(away).toBeLessThan(300);
});

test('an alias shows its post; an unknown id shows the list without a request', { tag: '@base' }, async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/posts/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('blog?post=1');
  await expect(page.locator('h1')).toHaveText(fullPost.title);
  expect(asked).toEqual([pathOnSite(baseURL, `assets/posts/${fullPost.id}.json`)]);
  for (const id of ['no-such-story', `..%2F${fullPost.id}`, '']) {
    await page.goto(`blog?post=${id}`);
    await expect(page.getByPlaceholder('Search blog posts...')).toBeVisible();
    await movePointer(page);
    await expect(page.locator('[data-island=blog-view]')).toHaveAttribute('data-started');
    await expect(cards(page)).toHaveCount(allPosts.length);
  }
  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);
});

test.describe('a post that cannot be loaded', () => {
  test('is requested once more and then shown', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/posts/*.json', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503 }) : route.fallback();
    });
    await page.goto(`blog?post=${fullPost.id}`);
    await expect(page.locator('h1')).toHaveText(fullPost.title);
    // Focusing the window causes no further request.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.locator('main article').first()).toBeVisible();
    expect(asked).toBe(2);
  });

  test('reports a connection that stalls, after two requests of 15 s', async ({ page }) => {
    let asked = 0;
    await page.clock.install();
    await page.route('**/assets/posts/*.json', () => {
      asked += 1;
    });
    await page.goto(`blog?post=${fullPost.id}`);
    const error = page.getByRole('alert').filter({ hasText: 'The server did not answer in time.' });
    for (const expectNext of [() => expect(asked).toBe(2), () => expect(error).toBeVisible({ timeout: 200 })])
      await expect(async () => {
        await page.clock.runFor(16_000);
        await expectNext();
      }).toPass();
    expect(asked).toBe(2);
  });

  test('shows an error with the status, and a way back', { tag: '@base' }, async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/posts/*.json', (route) => {
      asked += 1;
      return route.fulfill({ status: 503 });
    });
    await page.goto(`blog?post=${fullPost.id}`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '503 Service Unavailable' })).toBeVisible();
    expect(asked).toBe(2);
    await page.getByRole('link', { name: 'Back to all posts' }).click();
    await expect(cards(page)).toHaveCount(allPosts.length);
  });
});

const cards = (page: Page) => page.locator('main article:has(h3)');
