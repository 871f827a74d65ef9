/** The dark scheme: applied from the first paint where it is preferred, without cost where it is not. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Whether anything of the page has been painted. */
const painted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
/** 0 to 255. */
const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));

/** Requests for files with this name get no response. */
const withhold = (page: Page, name: string) => page.route(`**/assets/css/${name}-*.css`, () => undefined);

test('a dark page is dark before the shared stylesheet has loaded', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await withhold(page, 'shared');
  for (const path of ['', 'tours/brooklyn-heights', 'blog', 'contact', 'no-such-page']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => painted(page), path).toBe(true);
    expect(lightness(await paperOf(page)), path).toBeLessThan(32);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  }
});

test('a light page does not wait for the dark stylesheet', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await withhold(page, 'dark');
  await page.goto('contact', { waitUntil: 'domcontentloaded' });
  expect(lightness(await paperOf(page))).toBeGreaterThan(224);
  await page.locator('[data-header]').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('#site-search')).toBeVisible();
});

test('a page follows a change of scheme, and is light on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('contact');
  const light = await paperOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paperOf(page)).not.toBe(light);
  const field = page.locator('main form [name=name]');
  expect(lightness(await field.evaluate((input) => getComputedStyle(input).backgroundColor))).toBeLessThan(
    48,
  );
  expect(lightness(await field.evaluate((input) => getComputedStyle(input).color))).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await expect.poll(async () => lightness(await ink())).toBeLessThan(64);
});
