import type { Page } from '@playwright/test';
import { firstTour, publicTours } from './support/fixture.ts';
import { pathOnSite } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Collects the events for an analytics service. */
async function withAnalytics(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent, gtag: (...call: unknown[]) => sent.push(call) });
  });
  return () => page.evaluate(() => ('sent' in window && Array.isArray(window.sent) ? window.sent : []));
}
const itemButton = (page: Page) => page.locator(`main a[data-reserve="${firstTour.item}"]`).first();
const toasts = (page: Page) => page.locator('#toasts');

test('with an item the calendar opens in a new tab and begin_booking is sent', async ({ page, sandbox }) => {
  const sent = await withAnalytics(page);
  await page.goto('tours');
  const opened = page.waitForEvent('popup');
  await itemButton(page).click();
  const popup = await opened;
  const address = new URL(popup.url());
  expect(address.origin).toBe(sandbox.origin);
  expect(address.pathname).toMatch(new RegExp(`/items/${firstTour.item}/calendar/$`));
  expect(Object.fromEntries(address.searchParams)).toEqual({ flow: firstTour.flow, 'full-items': 'yes' });
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  expect(await sent()).toEqual([
    ['event', 'begin_booking', { event_category: 'engagement', item_id: firstTour.itemId }],
  ]);
  await expect(page).toHaveURL(/\/tours$/);
});

test('a blocked new tab shows a message, and the booking page opens', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('tours');
  await itemButton(page).click();
  // In one evaluation, since the page navigates soon after.
  await expect(toasts(page).getByRole('alert')).toContainText(
    /Booking Error.*We're having trouble opening the booking calendar\. Please try again later\./,
  );
  await expect(page).toHaveURL(/\/booking$/);
});

test('an exception while opening a tab shows a message, and the booking page opens', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('not here');
    };
  });
  await page.goto('tours');
  await itemButton(page).click();
  await expect(toasts(page).getByRole('alert')).toContainText('Booking Error');
  await expect(page).toHaveURL(/\/booking$/);
});

test('a click with a modifier or the middle button follows the link', async ({ page }) => {
  const sent = await withAnalytics(page);
  await page.goto('tours');
  const opened = page.context().waitForEvent('page');
  await itemButton(page).click({ modifiers: ['ControlOrMeta'] });
  // A new tab starts as about:blank.
  await (await opened).waitForURL(new RegExp(`/items/${firstTour.item}/calendar/`));
  expect(await sent()).toEqual([]);
});

test('without an item the button opens its page and reserve_button_click is sent', async ({ page }) => {
  const sent = await withAnalytics(page);
  await page.goto('about');
  await page.evaluate(() => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    // Prevents navigation, so that the sent events can be read.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await page.locator('[data-booking-bar]').getByRole('link', { name: 'Reserve Your Spot' }).click();
  expect(await sent()).toEqual([
    [
      'event',
      'reserve_button_click',
      { event_category: 'engagement', event_label: 'Reserve button clicked', value: 1 },
    ],
  ]);
  await page.locator('[data-booking-bar]').getByRole('link', { name: 'Reserve Your Spot' }).click();
  await expect(page).toHaveURL(/\/booking$/);
});

test('a custom click handler takes precedence over the link, and nothing is sent', async ({ page }) => {
  const sent = await withAnalytics(page);
  await page.goto('about');
  await page.evaluate(() => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    document.querySelector('[data-booking-bar] a')?.addEventListener('click', (event) => {
      event.preventDefault();
      document.title = 'handled';
    });
  });
  await page.locator('[data-booking-bar]').getByRole('link', { name: 'Reserve Your Spot' }).click();
  await expect(page).toHaveTitle('handled');
  await expect(page).toHaveURL(/\/about$/);
  expect(await sent()).toEqual([]);
});

test('without link and item the button shows an error', async ({ page }) => {
  await page.goto('about');
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Reserve',
    });
    button.dataset.reserve = '';
    document.querySelector('main')?.prepend(button);
  });
  await page.locator('main > button[data-reserve]').click();
  await expect(toasts(page).getByRole('alert')).toContainText('Navigation Error');
  await expect(toasts(page)).toContainText("We're having trouble with this button. Please try again later.");
});

test('an error in analytics is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag: () => {
        throw new Error('down');
      },
    });
  });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Analytics event not sent'),
  );
  await page.goto('tours');
  const opened = page.waitForEvent('popup');
  await itemButton(page).click();
  await opened;
  await logged;
  await expect(toasts(page)).not.toContainText('Error');
});

test('a private tour is booked by contact, the others by their calendars', async ({ page, baseURL }) => {
  await page.goto('tours');
  for (const { item } of publicTours)
    await expect(page.locator(`main a[data-reserve="${item}"]`).first()).toContainText('Reserve Your Spot');
  await expect(page.getByRole('link', { name: /Contact Us to Book/ })).toHaveAttribute(
    'href',
    pathOnSite(baseURL, 'contact'),
  );
});

for (const [name, path, link] of [
  ['a reserve button', 'tours', 'main a[data-reserve][target=_blank]'],
  ['the link beside the calendar', 'booking', 'a[data-calendar-page]'],
  ['the gift cards', 'about', 'footer a[target=_blank]'],
] as const)
  test(`a double click on ${name} opens one tab`, async ({ page, context }) => {
    await page.goto(path);
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
    await page.locator(link).filter({ visible: true }).first().dblclick();
    await expect.poll(() => context.pages().length).toBe(2);
    // A second tab would have opened by the time another page has loaded.
    await page.reload({ waitUntil: 'load' });
    expect(context.pages()).toHaveLength(2);
  });
