import type { Locator, Page } from '@playwright/test';
import { galleryCounts } from './support/fixture.ts';
import { hold } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';

const print = (page: Page, index: number) => page.locator('a[data-lightbox]').nth(index);
const spinnerOf = (link: Locator) => link.locator('span[aria-hidden=true]');
/** Whether a spinner is animated, which is all that shows it. */
const turns = (spinner: Locator) =>
  spinner.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).length > 0 &&
      getComputedStyle(element, '::before').visibility === 'visible',
  );
/** Opens the gallery, whose pictures are held. @returns the spinner of the first, which is animated */
async function openWithSpinner(page: Page): Promise<Locator> {
  await page.goto('gallery', { waitUntil: 'commit' });
  await print(page, 0).scrollIntoViewIfNeeded();
  const spinner = spinnerOf(print(page, 0));
  await expect.poll(() => turns(spinner)).toBe(true);
  return spinner;
}

test('a spinner turns behind every loading picture, and ends with it', async ({ page }) => {
  const release = await hold(page, '**/assets/images/**');
  const spinner = await openWithSpinner(page);
  release();
  await expect(spinner).toBeHidden();
  await expect(print(page, 0).locator('img')).toBeVisible();
});

test('a spinner whose picture never loads ends by itself; with reduced motion there is none', async ({
  page,
}) => {
  await page.route('**/assets/images/**', () => {});
  const spinner = await openWithSpinner(page);
  await spinner.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  expect(await turns(spinner)).toBe(false);
});

test('no spinner is animated far from the window, where each frame would cost processor time', async ({
  page,
}) => {
  await page.route('**/assets/images/**', () => {});
  await openWithSpinner(page);
  const last = print(page, galleryCounts.tours + galleryCounts.fans - 1);
  expect(await turns(spinnerOf(last))).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => turns(spinnerOf(last))).toBe(true);
});
