/** On a page that browser extensions have changed, lists are searched, filtered and opened as on an unchanged page. */
import type { Page } from '@playwright/test';
import { type Case, dataOf, errorsOf, forEachExtension, open } from './support/changed-page.ts';
import { expect, test } from './support/test.ts';

/** Each on its own page, in one window. */
const parts: Record<string, (page: Page, when: Case) => Promise<void>> = {
  async 'the tour finder filters, finds nothing, and shows all again'(page, when) {
    const errors = errorsOf(page);
    const [island] = await open(page, 'tours', ['tour-finder'], when);
    const tours = await dataOf<{ title: string }[]>(island);
    const field = island.locator('#tour-search');
    const cards = island.locator('article');
    const count = island.locator('[role=status]');
    const title = tours[1]?.title ?? '';
    await field.click();
    await page.keyboard.type(title);
    await expect(field).toHaveValue(title);
    await expect(cards).toHaveCount(1);
    await expect(count).toContainText(title);
    await field.fill('zeppelin');
    await expect(cards).toHaveCount(0);
    await expect(island.getByRole('heading')).toBeVisible();
    await island.locator('button').click();
    await expect(cards).toHaveCount(tours.length);
    await expect(field).toBeFocused();
    await expect(count).toHaveText('');
    expect(errors).toEqual([]);
  },

  async 'the site search lists results, selects by arrow keys, opens one, and reports an empty list'(
    page,
    when,
  ) {
    const errors = errorsOf(page);
    const [island] = await open(page, 'about', ['site-search'], when);
    const [first] = await (await page.request.get('assets/search.json')).json();
    await page.locator('[data-header] button[commandfor=site-search]').first().click();
    const field = island.locator('[name=q]');
    await field.click();
    await page.keyboard.type('zeppelin');
    await expect(island.locator('[role=status]')).toContainText('zeppelin');
    await field.fill(first.name);
    await expect(island.locator('[role=option]')).toHaveCount(1);
    await expect(island.locator('[role=option]')).toContainText(/./);
    await field.press('ArrowDown');
    const target = await island.locator('[role=option][aria-selected=true]').getAttribute('href');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    expect(errors).toEqual([]);
  },

  async 'the blog searches, filters, opens a post and a related one, and returns'(page, when) {
    const errors = errorsOf(page);
    const [island] = await open(page, 'blog', ['blog-view'], when);
    const { posts } = await dataOf<{ posts: { title: string; category: string }[] }>(island);
    const cards = island.locator('article:has(h3)');
    const field = island.locator('input[type=search]');
    await field.click();
    await page.keyboard.type('zeppelin');
    await expect(cards).toHaveCount(0);
    await expect(field).toBeFocused();
    await field.fill('');
    await expect(cards).toHaveCount(posts.length);
    const topic = posts[0]?.category ?? '';
    await island.locator(`[role=group] [data-topic="${topic}"]`).click();
    await expect(cards).toHaveCount(posts.filter(({ category }) => category === topic).length);
    await cards.first().locator('a').first().click();
    await expect(page).toHaveURL(/\?post=/);
    await expect(page.locator('h1')).toBeFocused();
    const first = page.url();
    await cards.first().locator('a').first().click();
    await expect(page).not.toHaveURL(first);
    await expect(page.locator('h1')).toBeFocused();
    await island.locator('a[href$="/blog"]').last().click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards).toHaveCount(posts.filter(({ category }) => category === topic).length);
    expect(errors).toEqual([]);
  },
};

forEachExtension((when) => {
  test('tour finder, site search and blog work', async ({ page }) => {
    for (const [name, act] of Object.entries(parts)) await test.step(name, () => act(page, when));
  });
});
