import type { Page } from '@playwright/test';
import { pageSchemas } from '../../content/schema.ts';
import { firstTour, publicTours, site } from './support/fixture.ts';
import { freeze } from './support/freeze.ts';
import { hold } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const calendar = (page: Page) => page.locator('[data-island=booking-calendar]');
const frame = (page: Page) => calendar(page).locator('iframe');
const failure = (page: Page) => calendar(page).getByRole('heading', { name: 'Calendar could not be loaded' });
const query = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams);

test('the calendar shows a loading state, and then itself', async ({ page, sandbox }) => {
  await sandbox.fail('/embeds/calendar/', 'slow');
  await page.goto('booking', { waitUntil: 'commit' });
  await calendar(page).scrollIntoViewIfNeeded();
  await expect(calendar(page).getByRole('status')).toHaveText('Loading calendar...');
  await expect(frame(page)).toHaveCSS('visibility', 'hidden');
  await expect(frame(page)).toHaveCSS('visibility', 'visible', { timeout: 20_000 });
  await expect(calendar(page).getByRole('status')).toHaveCount(0);
  expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(700);
});

test('the booking page shows all tours in the default flow', async ({ page, sandbox }) => {
  await page.goto('booking');
  const address = await frame(page).getAttribute('src');
  expect(address?.startsWith(`${sandbox.origin}/embeds/calendar/`)).toBe(true);
  expect(query(address)).toEqual({
    fallback: 'simple',
    'full-items': 'yes',
    flow: String(site.booking.flowId),
  });
  await expect(frame(page)).toHaveAttribute('allow', 'payment');
  await expect(frame(page)).toHaveAttribute('title', /calendar/i);
});

test('the booking page shows the item of its query, and all tours if that is no number', async ({ page }) => {
  for (const [search, items] of [
    ['?itemId=4711', '4711'],
    ['?itemId=abc', undefined],
    ['?itemId=57%22%3E', undefined],
    ['?itemId=', undefined],
  ] as const) {
    await page.goto(`booking${search}`);
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(calendar(page), search).toHaveAttribute('data-started');
    await expect.poll(async () => query(await frame(page).getAttribute('src')).items, search).toBe(items);
  }
});

test('the page of each tour shows its own calendar and links to it at the provider', async ({ page }) => {
  for (const { slug, item, flow } of publicTours)
    await test.step(slug, async () => {
      await page.goto(`tours/${slug}`);
      expect(query(await frame(page).getAttribute('src'))).toMatchObject({ items: item, flow });
      const link = calendar(page).getByRole('link', { name: /provider's own page/ });
      await expect(link).toHaveAttribute('href', new RegExp(`/items/${item}/calendar/`));
      await page
        .getByRole('link', { name: /Check Availability/ })
        .first()
        .click();
      await expect(page.locator('#book-now')).toBeInViewport();
    });
});

for (const mode of ['drop', 'never'] as const)
  test(`a calendar that fails to load (${mode}) shows a message with alternatives`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    // Set up before the page, so that no time passes between the start of the frame and the first check.
    await freeze(page);
    await sandbox.fail('/embeds/calendar/', mode);
    await page.goto('booking', { waitUntil: 'commit' });
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(calendar(page)).toHaveAttribute('data-started');
    if (mode === 'never') {
      await page.clock.runFor(14_000);
      await expect(failure(page)).toHaveCount(0);
      await page.clock.runFor(1_500);
    }
    await expect(failure(page)).toBeVisible();
    await expect(calendar(page).getByRole('status')).toHaveCount(0);
    await expect(calendar(page)).toContainText(
      'Failed to load the booking calendar. Please try again later.',
    );
    await expect(page.getByRole('alert').filter({ hasText: 'Calendar Error' }).first()).toBeVisible();
    const way = calendar(page).getByRole('link', { name: /Open the booking page/ });
    await expect(way).toHaveAttribute('href', /\/embeds\/book\//);
  });

test('Try again reloads the page, and then the calendar is there', async ({ page, sandbox }) => {
  await sandbox.fail('/embeds/calendar/', 'drop');
  await page.goto('booking');
  await calendar(page).scrollIntoViewIfNeeded();
  await expect(failure(page)).toBeVisible();
  await sandbox.fail('/embeds/calendar/', 'ok');
  await calendar(page).getByRole('button', { name: 'Try again' }).click();
  await calendar(page).scrollIntoViewIfNeeded();
  await expect(failure(page)).toHaveCount(0);
  await expect(
    page.frameLocator('[data-island=booking-calendar] iframe').getByText('Booking calendar'),
  ).toBeVisible();
});

test('the timeout of a calendar starts only when it is in view', async ({ page }) => {
  await page.clock.install();
  await page.goto('tours/brooklyn-heights');
  await page.clock.runFor(20_000);
  await calendar(page).scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('[data-island=booking-calendar] iframe').getByText(`Item: ${firstTour.item}`),
  ).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('a calendar that has loaded before its script stays visible, also in browsers that report no requests, as Tor Browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  const release = await hold(page, '**/assets/js/booking-calendar*');
  await page.goto('booking');
  await calendar(page).scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('[data-island=booking-calendar] iframe').getByText('Booking calendar'),
  ).toBeVisible();
  release();
  await expect(calendar(page)).toHaveAttribute('data-started');
  await expect(frame(page)).not.toHaveAttribute('data-waiting');
  await expect(calendar(page).getByRole('status')).toHaveCount(0);
});

test('the hero button of the booking page scrolls to the calendar', async ({ page }) => {
  await page.goto('booking');
  await page.getByRole('link', { name: 'See Available Dates' }).click();
  const { calendar: section } = words('pages/booking.yaml', pageSchemas.booking);
  await expect(page.getByRole('heading', { name: section.heading })).toBeInViewport();
});
