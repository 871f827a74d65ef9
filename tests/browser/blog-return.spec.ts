/** From the list to a post and back to the card that was clicked, with the focus. */
import type { Page } from '@playwright/test';
import { allPosts } from './support/fixture.ts';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

const cards = (page: Page) => page.locator('main article h3 a');
const back = (page: Page) => page.getByRole('link', { name: 'Back to all posts' });
const live = (page: Page) => expect(page.locator('[data-island=blog-view]')).toHaveAttribute('data-started');
const line = (page: Page) => page.getByText('The story that you were looking for is not here.');

/** Waits until a script that the page loads on demand has run: before that, the link back leads to the top of the list. */
async function ran(page: Page, name: string): Promise<void> {
  const file = await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(part))?.name,
    `/assets/js/${name}`,
  );
  await page.evaluate((address) => import(String(address)), await file.jsonValue());
}

for (const way of ['pointer', 'keyboard'] as const)
  test(`"Back to all posts" returns to the card and restores focus and search (${way})`, async ({ page }) => {
    await page.goto('blog');
    await movePointer(page);
    await live(page);
    const category = page.getByRole('group', { name: 'Topics' }).getByRole('button').nth(1);
    await category.click();
    const card = cards(page).last();
    const title = (await card.textContent()) ?? '';
    const press = async (name: 'card' | 'back') => {
      const link = name === 'card' ? card : back(page);
      if (way === 'pointer') return link.click();
      await link.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.focus({ preventScroll: true });
      });
      await page.keyboard.press('Enter');
    };
    await press('card');
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await press('back');
    const same = cards(page).filter({ hasText: title });
    await expect(same).toBeFocused();
    await expect(same).toBeInViewport();
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/blog$/);
  });

test('the breadcrumb returns there, too, also from a related post, and only once', async ({ page }) => {
  await page.goto('blog');
  await movePointer(page);
  await live(page);
  // The first post whose category has others.
  const shared = allPosts.findIndex(
    ({ category }) => allPosts.filter((other) => other.category === category).length > 1,
  );
  const card = cards(page).nth(shared);
  const title = (await card.textContent()) ?? '';
  await card.click();
  await cards(page).first().click();
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' });
  await crumb.click();
  await expect(cards(page).filter({ hasText: title })).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
});

test.describe('before the list is active', () => {
  test('a card opens the page of the post, and its back link leads to the card', async ({ page }) => {
    await page.route('**/assets/js/blog-view*', () => {});
    await page.goto('blog');
    const card = cards(page).nth(4);
    const title = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.locator('[data-post-page]')).toBeVisible();
    await expect(page).toHaveURL(/\/blog\?post=/);
    await ran(page, 'return-to-card');
    await back(page).click();
    await expect(cards(page).filter({ hasText: title })).toBeFocused();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test('a post that was opened from elsewhere leads back to the top of the list', async ({ page }) => {
  await page.goto('blog');
  const address = (await cards(page).nth(4).getAttribute('href')) ?? '';
  await page.goto(address);
  await back(page).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown post shows the list with a notice, from the first paint; opening a post removes it', async ({
  page,
}) => {
  await page.goto('blog');
  await expect(line(page)).toBeHidden();
  for (const id of ['no-such-story', '%3Cscript%3E', '1e9', '..%2Fabout']) {
    await page.goto(`blog?post=${id}`);
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toHaveCount(1);
    await expect(page.locator('[data-island=blog-view]')).not.toHaveAttribute('data-started');
    await expect(cards(page).first()).toBeVisible();
  }
  await movePointer(page);
  await live(page);
  await expect(line(page)).toBeVisible();
  await cards(page).first().click();
  await back(page).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(line(page)).toBeHidden();
  await page.goto('blog?post=');
  await expect(line(page)).toBeHidden();
});
