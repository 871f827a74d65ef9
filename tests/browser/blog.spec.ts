import { complaintsOf } from './support/quiet.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a story is a whole page at /blog/{id}', async ({ page }) => {
    await page.goto('blog/jerry-fox');
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('article h2').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/jerry-fox$/);
  });

  test('the list links to every story', async ({ page }) => {
    await page.goto('blog');
    await expect(page.locator('main a[href*="/blog/"]').first()).toBeVisible();
  });
});

test('a story opened by its own address takes the address of the post view, without a second load', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await page.goto('blog/jerry-fox');
  await expect(page).toHaveURL(/\/blog\?post=jerry-fox$/);
  expect(documents).toHaveLength(1);
});

test.describe('as a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('a story keeps its own address', async ({ page }) => {
    await page.goto('blog/jerry-fox');
    await expect(page).toHaveURL(/\/blog\/jerry-fox$/);
  });
});

test('/blog?post= shows the story and never the list; the head follows', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('blog?post=ned-of-the-bridge');
  await expect(page.locator('h1')).toContainText('Ned');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/ned-of-the-bridge$/);
  await expect(page).toHaveTitle(/Cats About Town Tours$/);
  expect(complaints).toEqual([]);
});

test('an alias shows its story, an unknown id the list', async ({ page }) => {
  await page.goto('blog?post=1');
  await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
  await page.goto('blog?post=no-such-story');
  await expect(page.getByPlaceholder('Search blog posts...')).toBeVisible();
});

test('a card opens its story in place, and Back to all posts shows the list again', async ({ page }) => {
  await page.goto('blog');
  await page.locator('main a[href*="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\?post=/);
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByPlaceholder('Search blog posts...')).toBeVisible();
});

test('search and category combine, and the count is told', async ({ page }) => {
  await page.goto('blog');
  await page.getByRole('button', { name: 'History', exact: true }).first().click();
  await page.getByPlaceholder('Search blog posts...').fill('bridge');
  await expect(page.getByText(/Found \d+ posts? matching "bridge"/)).toBeVisible();
  await page.getByPlaceholder('Search blog posts...').fill('zeppelin');
  await expect(page.getByText('No posts found matching "zeppelin"')).toBeVisible();
});
