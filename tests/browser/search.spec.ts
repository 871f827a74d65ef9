import type { Page } from '@playwright/test';
import { hold } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search tours and pages' });
const options = (page: Page) => page.locator('#site-search').getByRole('option');

test.beforeEach(async ({ page }) => {
  await page.goto('about');
  await page.locator('[data-header]').getByRole('button', { name: 'Search' }).click();
  await field(page).focus();
  await expect(page.locator('[data-island=site-search]')).toHaveAttribute('data-started');
});

test('results appear with the second character, ignoring case', async ({ page }) => {
  await field(page).fill('b');
  await expect(options(page)).toHaveCount(0);
  await expect(page.locator('#site-search').getByRole('status')).toHaveText('');
  await field(page).fill('BOO');
  await expect(options(page)).toHaveText(['BookingPage']);
});

test('the list holds four tours and eight pages, each with its tag', async ({ page }) => {
  const found = new Set<string>();
  for (const query of ['walk', 'tour', 'about', 'gallery', 'blog', 'news', 'contact', 'press', 'booking']) {
    await field(page).fill(query);
    await expect(options(page).first()).toBeVisible();
    for (const text of await options(page).allTextContents()) found.add(text);
  }
  const names = [...found];
  expect(names.filter((name) => name.endsWith('Tour'))).toHaveLength(4);
  expect(names.filter((name) => name.endsWith('Page')).sort()).toEqual(
    ['About', 'Blog', 'Booking', 'Contact', 'Gallery', 'In the News', 'Press Kit', 'Tours'].map(
      (name) => `${name}Page`,
    ),
  );
});

test('a click on a result opens it', async ({ page }) => {
  await field(page).fill('gall');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.locator('#site-search')).toBeHidden();
  await expect(page.locator('#site-search input')).toHaveValue('');
});

test('the space that a phone adds after a word makes no difference', async ({ page }) => {
  await field(page).fill('Booking ');
  await expect(options(page)).toHaveText(['BookingPage']);
  await field(page).fill('Zeppelin ');
  await expect(page.locator('#site-search').getByRole('status')).toHaveText(
    'No results found for "Zeppelin"',
  );
});

test('submitting opens the first result', async ({ page }) => {
  await field(page).fill('ledger');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/tours\/financial-district$/);
});

test('arrow keys select a result and Enter opens it', async ({ page }) => {
  await field(page).fill('wa');
  await expect(options(page).nth(1)).toBeVisible();
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  const name = (await second.textContent()) ?? '';
  await field(page).press('Enter');
  await expect(page).not.toHaveURL(/\/about$/);
  expect(name).not.toBe('');
});

test('without a match it shows a message with the query', async ({ page }) => {
  await field(page).fill('dogs <b>');
  await expect(page.locator('#site-search').getByRole('status')).toHaveText(
    'No results found for "dogs <b>"',
  );
});

test('closing the search clears the query and restores the focus', async ({ page }) => {
  await field(page).fill('lamp');
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-search')).toBeHidden();
  await expect(page.locator('[data-header]').getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
});

test('a page restored from the history has its search closed and empty', async ({ page }) => {
  await field(page).fill('lamp');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('#site-search')).toBeHidden();
  await expect(field(page)).toHaveCount(0);
  await expect(page.locator('#site-search input')).toHaveValue('');
});

test('a search that was closed before its script arrived is empty when it is opened again', async ({
  page,
}) => {
  const release = await hold(page, /site-search.*\.js$/);
  await page.reload();
  const button = page.locator('[data-header]').getByRole('button', { name: 'Search' });
  await button.click();
  await field(page).fill('lamp');
  await page.locator('#site-search').getByRole('button', { name: 'Close' }).click();
  release();
  await expect(page.locator('[data-island=site-search]')).toHaveAttribute('data-started');
  await button.click();
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
});

test('a list of pages that does not arrive in time, or is another file, is requested again with the next keystroke', async ({
  page,
}) => {
  await page.route('**/assets/search.json', () => undefined);
  await page.clock.install();
  await page.reload();
  const asked = page.waitForRequest('**/assets/search.json');
  await page.locator('[data-header]').getByRole('button', { name: 'Search' }).click();
  await field(page).pressSequentially('boo');
  await asked;
  const status = page.locator('#site-search').getByRole('status');
  await expect(status).toHaveText('Loading...');
  await page.clock.runFor(16_000);
  await expect(status).toHaveText(/could not be loaded/);
  await page.unrouteAll();
  await page.route('**/assets/search.json', (route) => route.fulfill({ json: { login: true } }), {
    times: 1,
  });
  await expect(async () => {
    for (const words of ['boo', 'book']) await field(page).fill(words);
    await expect(options(page)).toHaveText(['BookingPage'], { timeout: 500 });
  }).toPass();
});
