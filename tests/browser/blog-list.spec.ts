import type { Page } from '@playwright/test';
import { allPosts, fullPost } from './support/fixture.ts';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

test('the list shows a loading state for 300 ms, with the posts laid out below it', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    // The expectations of a tour have the same.
    for (const path of ['tours', 'blog']) {
      await page.goto(path);
      const veil = page.locator('main [aria-hidden=true]').filter({ hasText: /^Loading\.\.\.$/ });
      await expect(veil).toHaveCSS('animation-duration', '0.3s');
      await expect(veil).toHaveCSS('animation-iteration-count', '1');
      // After the animation, and without animations, so that neither a search in the page nor a copy of it has its text.
      await expect(veil).toBeHidden();
    }
    await expect(cards(page)).toHaveCount(allPosts.length);
  }
});

test('a card opens its post in place: same history entry, top of the page, head of the post', async ({
  page,
}) => {
  await openBlog(page);
  const entries = await page.evaluate(() => history.length);
  const title = (await cards(page).nth(2).getByRole('heading').textContent()) ?? '';
  const listHead = await headOf(page);
  await cards(page)
    .nth(2)
    .getByRole('link', { name: `Read More : ${title}` })
    .click();
  await expect(page).toHaveURL(/\/blog\?post=[a-z0-9-]+$/);
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([0, entries]);
  const viewHead = await headOf(page);
  const id = new URL(page.url()).searchParams.get('post') ?? '';
  expect(viewHead.canonical).toMatch(new RegExp(`/blog/${id}$`));

  // The post's own page has the same head.
  const own = await page.context().newPage();
  await own.goto(`blog/${id}`);
  expect(viewHead).toEqual(await headOf(own));
  await own.close();

  const related = page.locator('section').filter({ hasText: 'Related Stories' }).locator('article');
  await related.first().scrollIntoViewIfNeeded();
  const other = (await related.first().getByRole('heading').textContent()) ?? '';
  await related.first().getByRole('link').first().click();
  await expect(page.locator('h1')).toHaveText(other);
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([0, entries]);

  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(cards(page)).toHaveCount(allPosts.length);
  expect(await headOf(page)).toEqual(listHead);
});

test('the breadcrumb and Browse All Stories lead back to the list, which keeps its filter', async ({
  page,
}) => {
  await openBlog(page);
  await topic(page, 'History').click();
  for (const name of ['Blog', 'Browse All Stories']) {
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\?post=/);
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(topic(page, 'History')).toHaveAttribute('aria-pressed', 'true');
  }
});

test('the search covers title, excerpt and category, ignoring case; clearing it restores all', async ({
  page,
}) => {
  await openBlog(page);
  const field = page.getByPlaceholder('Search blog posts...');
  for (const [query, count] of [
    ['THIRD STEP', 'Found 1 post matching "THIRD STEP"'],
    ['short story', 'Found 6 posts matching "short story"'],
    ['cat culture', 'Found 1 post matching "cat culture"'],
    ['zeppelin', 'No posts found matching "zeppelin"'],
  ] as const) {
    await field.fill(query);
    await expect(page.locator('main [role=status]').filter({ hasText: count })).toHaveText(count);
  }
  await field.fill(fullPost.excerpt.slice(4, 40).toUpperCase());
  await expect(cards(page)).toHaveCount(1);
  await field.fill('');
  await expect(cards(page)).toHaveCount(allPosts.length);
  await expect(page.getByText(/Found \d+ post|No posts found/)).toHaveCount(0);
});

test('a category filters the list, also together with a search; All Topics shows all again', async ({
  page,
}) => {
  await openBlog(page);
  const topics = page.getByRole('heading', { name: 'Browse by Topic' });
  await expect(topics).toBeVisible();
  await topic(page, 'History').click();
  await expect(topic(page, 'History')).toHaveAttribute('aria-pressed', 'true');
  await expect(topics).toHaveCount(0);
  const all = await cards(page).count();
  for (const card of await cards(page).all()) await expect(card).toContainText('History');
  const field = page.getByPlaceholder('Search blog posts...');
  await field.fill('sums');
  await expect(page.getByText('Found 1 post matching "sums"')).toBeVisible();
  expect(all).toBeGreaterThan(1);
  await field.fill('short story');
  const found = page.getByText(/Found \d+ posts? matching "short story"/);
  const inside = (await found.textContent()) ?? '';
  await topic(page, 'All Topics').click();
  await expect(found).not.toHaveText(inside);
  await field.fill('cat culture');
  // Topics are hidden for three posts or fewer.
  await expect(topics).toHaveCount(0);
  await field.fill('');
  await page.getByRole('button', { name: /^Neighborhoods \d/ }).click();
  await expect(topic(page, 'Neighborhoods')).toHaveAttribute('aria-pressed', 'true');
});

test('without results the page shows the search text, Clear search and Show All Posts', async ({ page }) => {
  await openBlog(page);
  const field = page.getByPlaceholder('Search blog posts...');
  await field.fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expect(page.getByText('No posts found matching your search.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show All Posts' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(cards(page)).toHaveCount(allPosts.length);

  await topic(page, 'History').click();
  await field.fill('zeppelin');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(topic(page, 'History')).toHaveAttribute('aria-pressed', 'true');
  await field.fill('zeppelin');
  await page.getByRole('button', { name: 'Show All Posts' }).click();
  await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(allPosts.length);
});

const cards = (page: Page) => page.locator('main article:has(h3)');

const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name, exact: true });

/** Opens the list and waits until it is hydrated. */
async function openBlog(page: Page): Promise<void> {
  await page.goto('blog');
  await movePointer(page);
  await expect(page.locator('[data-island=blog-view]')).toHaveAttribute('data-started');
}

/** The head elements for browsers, search engines and link previews. */
async function headOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const content = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute) ?? '';
    return {
      title: document.title,
      description: content('meta[name=description]', 'content'),
      canonical: content('link[rel=canonical]', 'href'),
      shareTitle: content('meta[property="og:title"]', 'content'),
      shareText: content('meta[property="og:description"]', 'content'),
      shareAddress: content('meta[property="og:url"]', 'content'),
    };
  });
}
