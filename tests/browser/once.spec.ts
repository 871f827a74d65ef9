/** A form that the browser posts by itself posts once, however often it is pressed (spec section 5, newsletter). */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const form = (page: Page) => page.locator('form[method=post]').first();

/** Fills in every field that a person sees. */
async function fill(page: Page): Promise<void> {
  for (const field of await form(page).locator('input:not([type=hidden]):visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox') await field.check();
    else await field.fill(type === 'email' ? 'ann@example.org' : 'Ann');
  }
}

/** Posts and tabs that a way of pressing brings about. */
async function countPosts(page: Page, press: () => Promise<void>): Promise<{ posts: number; tabs: number }> {
  const counts = { posts: 0, tabs: 0 };
  page.context().on('request', (request) => {
    if (request.method() === 'POST') counts.posts += 1;
  });
  page.on('popup', () => {
    counts.tabs += 1;
  });
  await press();
  await expect.poll(() => counts).toEqual({ posts: 1, tabs: 1 });
  // What a second press would have sent is under way by the time that another page has come.
  await page.reload({ waitUntil: 'commit' });
  return counts;
}

const button = (page: Page) => form(page).locator('button[type=submit]');
const ways: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => button(page).dblclick(),
  'Enter with a click': async (page) => {
    await form(page).locator('input[type=email]').press('Enter');
    await button(page).click();
  },
  'four presses of Enter': async (page) => {
    for (let press = 0; press < 4; press += 1) await form(page).locator('input[type=email]').press('Enter');
  },
  'two submits in one moment': (page) =>
    form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    }),
};

for (const scripts of ['with the page’s scripts', 'before they came'])
  for (const [name, press] of Object.entries(ways))
    test(`${name} is submitted once and opens one tab, ${scripts}`, async ({ page }) => {
      if (scripts === 'before they came') await page.route('**/assets/js/**', () => {});
      await page.goto('', { waitUntil: 'commit' });
      await form(page).scrollIntoViewIfNeeded();
      await fill(page);
      expect(await countPosts(page, () => press(page))).toEqual({ posts: 1, tabs: 1 });
    });

test('a click while the new tab opens is ignored; another input is submitted separately', async ({
  page,
}) => {
  await page.goto('');
  await form(page).scrollIntoViewIfNeeded();
  await fill(page);
  const action = (await form(page).getAttribute('action')) ?? '';
  const posts: string[] = [];
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route(action, async (route) => {
    posts.push(route.request().postData() ?? '');
    await free;
    await route.fulfill({ body: 'Thank you' });
  });
  await button(page).click();
  await expect.poll(() => posts.length).toBe(1);
  await button(page).click();
  await form(page).locator('input[type=email]').press('Enter');
  await form(page).locator('input[type=email]').fill('ben@example.org');
  await button(page).click();
  await expect.poll(() => posts.length).toBe(2);
  expect(posts[1]).toContain('ben');
  letGo();
});
