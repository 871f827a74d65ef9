/** What gets the focus by the Tab key is not below a fixed part, also where a part of it was visible before (decision 11). */
import { scripted } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test('an element that the booking bar partly covers is above it after Tab', async ({ page }) => {
  await page.goto('tours/brooklyn-heights');
  await scripted(page);
  const bar = page.locator('[data-booking-bar]');
  const questions = page.locator('main details summary');
  await questions.nth(1).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  /** Height of the question that is below the top of the bar, in pixels. */
  const covered = () =>
    questions.nth(1).evaluate((question) => {
      const top = document.querySelector('[data-booking-bar]')?.getBoundingClientRect().top ?? 0;
      return question.getBoundingClientRect().bottom - top;
    });
  const below = await covered();
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), below - 20);
  expect(await covered()).toBeGreaterThan(10);
  await questions.nth(0).evaluate((question: HTMLElement) => question.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(questions.nth(1)).toBeFocused();
  await expect.poll(covered).toBeLessThanOrEqual(0);
});
