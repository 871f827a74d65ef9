import type { Page } from '@playwright/test';
import { firstTour } from './support/fixture.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.locator('[data-booking-bar]');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the bar appears after scrolling more than 300 px and disappears when scrolling back', async ({
  page,
}) => {
  await page.goto('about');
  await scrollTo(page, 300);
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, 301);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Reserve Your Spot' })).toHaveAttribute(
    'href',
    '/booking',
  );
  await scrollTo(page, 0);
  await expect(bar(page)).toBeHidden();
});

test('a dismissed bar stays hidden on every page for exactly 24 hours', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00Z') });
  await page.goto('about');
  await scrollTo(page, 400);
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-05-05T09:59:00Z'));
  await page.goto('tours');
  await scrollTo(page, 500);
  await expect(bar(page)).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-05-05T10:01:00Z'));
  await page.goto('tours');
  await scrollTo(page, 500);
  await expect(bar(page)).toBeVisible();
});

test('the floating booking button links to the booking page', async ({ page }) => {
  await page.goto('about');
  const button = page.locator('[data-floating]').getByRole('link', { name: 'Book a Tour' });
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('href', '/booking');
});

test('on the booking page, button and bar lead to the calendar, which keeps its tour', async ({ page }) => {
  const address = `booking?itemId=${firstTour.item}`;
  const heading = page
    .locator('section', { has: page.locator('[data-island=booking-calendar]') })
    .locator('h2');
  for (const [part, name] of [
    ['[data-floating]', 'Book a Tour'],
    ['[data-booking-bar]', 'Reserve Your Spot'],
  ] as const) {
    await page.goto(address);
    await scrollTo(page, part === '[data-floating]' ? 0 : 1_000_000);
    const button = page.locator(part).getByRole('link', { name });
    await expect(button).toBeVisible();
    await button.click();
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).search).toBe(`?itemId=${firstTour.item}`);
  }
});
