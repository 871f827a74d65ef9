/** Information for guests and reporters: the next date, a comparison, a message with a prefilled subject, texts to copy. */
import { formatCents } from '../../components/base/format.ts';
import { gallerySchema } from '../../content/schema.ts';
import { firstTour, galleryCounts, publicTours, site } from './support/fixture.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { visitAgain, waitForFonts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const nextTour = '[data-next-tour] b';

test('the next tour and the price are next to the first button, by New York time', async ({ browser }) => {
  const context = await browser.newContext({
    timezoneId: 'Pacific/Auckland',
    baseURL: process.env.SITE_SANDBOX ?? '',
  });
  const page = await context.newPage();
  // Friday, 6:29 PM in New York, Saturday in Auckland.
  await page.clock.setFixedTime(new Date('2030-06-07T22:29:00Z'));
  await page.goto('');
  const note = page.locator('main section').first();
  await expect(note.locator(nextTour)).toHaveText('Friday, Jun 7, 6:30 PM');
  await expect(note).toContainText(`${formatCents(site.price.perPersonCents)} per person · Ledger Row`);
  await page.clock.setFixedTime(new Date('2030-06-07T22:31:00Z'));
  await page.reload();
  await expect(note.locator(nextTour)).toHaveText('Saturday, Jun 8, 11:00 AM');
  await expect(note).toContainText(`${formatCents(site.price.perPersonCents)} per person · Lamp Street`);
  await page.goto('tours/lower-east-side');
  await expect(page.locator(nextTour)).toHaveText('Sunday, Jun 9, 1:00 PM');
  await context.close();
});

test('a clock before the build shows the next tour of the build, and one that is set while the page is open is followed', async ({
  page,
  request,
}) => {
  const [, built = ''] = /Next walk: <b>([^<]+)/.exec(await (await request.get('')).text()) ?? [];
  expect(built).toMatch(/day, /);
  const next = page.locator(nextTour);
  for (const wrong of ['1970-01-01T00:00:00Z', '2019-06-07T12:00:00Z']) {
    await page.clock.setFixedTime(new Date(wrong));
    await page.goto('');
    // Written by the script.
    await expect(next).toHaveAttribute('data-date', /./);
    await expect(next, wrong).toHaveText(built);
  }
  for (const [time, text] of [
    ['2030-06-07T22:29:00Z', 'Friday, Jun 7, 6:30 PM'],
    // The nights in which the clocks change.
    ['2030-03-10T06:59:00Z', 'Sunday, Mar 10, 11:00 AM'],
    ['2030-11-03T05:30:00Z', 'Sunday, Nov 3, 11:00 AM'],
    ['2019-06-07T12:00:00Z', built],
    ['2099-12-31T23:59:59Z', 'Friday, Mar 5, 6:30 PM'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(next, time).toHaveText(text);
  }
});

test('the correction of the month, the date and the next tour causes no layout shift', async ({ page }) => {
  const shifts = await watchShifts(page);
  await visitAgain(page);
  for (const [width, now, route, date] of [
    [390, '2031-09-25T12:00:00Z', '', 'Sep 2'],
    [390, '2031-09-25T12:00:00Z', 'tours/financial-district', 'Sep 2'],
    // Another tour, with a longer name and in a month with a shorter one.
    [390, '2031-06-07T20:00:00Z', '', 'Jun 8'],
    [1280, '2031-06-07T20:00:00Z', '', 'Jun 8'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.setViewportSize({ width, height: 844 });
    await page.unrouteAll();
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await waitForFonts(page);
    // The date of the build has been painted.
    await shifts();
    release();
    await expect(page.locator(nextTour)).toContainText(date);
    expect(await shifts(), `/${route} on ${now}`).toBe(0);
  }
});

test('cards have day and hour, and the tours are compared side by side', async ({ page }) => {
  await page.goto('tours');
  const card = page.locator('#finder article').first();
  await expect(card).toContainText(firstTour.scheduleText);
  const table = page.getByRole('table', { name: 'The walks side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(
    publicTours.map((tour) => tour.neighborhood ?? tour.title),
  );
  await expect(table.getByRole('row', { name: /^Stops/ })).toHaveText(
    new RegExp(publicTours.map((tour) => tour.stops.length).join('\\s*')),
  );
  await expect(table.getByRole('row', { name: /^Group/ })).toContainText(`At most ${firstTour.groupMax}`);
  await expect(table.getByRole('row', { name: /^When/ })).toContainText(firstTour.scheduleText);
});

test('the tour that a group selects prefills the message, but does not replace existing text', async ({
  page,
}) => {
  await page.goto('tours/private-tours');
  await page.getByRole('link', { name: /Ask About This Walk.*Night watch/ }).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/^A walk of our own: Night watch/);
  await message.focus();
  await expect(page.getByText(/^\d+\/1000$/)).not.toHaveText('0/1000');
  await message.fill('My own words');
  await page.goto('contact?about=store-cats');
  await expect(message).toHaveValue('My own words');
});

test('only subjects that the page lists are used', async ({ page }) => {
  for (const about of ['Buy%20now', 'toString', '__proto__', '']) {
    await page.goto(`contact?about=${about}`);
    await expect(page.getByLabel('Message')).toHaveValue('');
  }
});

test('the press kit has texts of 50 and 100 words to copy', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('press-kit');
  const text = page.locator('[data-copy]').first();
  await text.getByRole('button', { name: /Copy/ }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await text.locator('p').first().textContent());
  expect(copied.split(/\s+/).length).toBeGreaterThanOrEqual(45);
});

test('the petition is shared by the share sheet, or by links', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = data.url;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      },
    });
  });
  await page.goto('petition-jerry-fox');
  const links = page.locator('[data-share] ul');
  await expect(links).toBeHidden();
  await page.locator('[data-share]').getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/petition-jerry-fox$/);
  // If sharing is refused, the links are still available.
  await expect(links).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('days and times are shown instead of a date that may be outdated', async ({ page }) => {
    await page.goto('tours/financial-district');
    await expect(page.locator(nextTour)).toBeHidden();
    await expect(page.locator('main section').first()).toContainText('Fridays, 6:30 PM');
    await page.goto('petition-jerry-fox');
    await expect(page.locator('[data-share]').getByRole('link')).toHaveCount(4);
    await expect(page.locator('[data-share]').getByRole('button')).toBeHidden();
  });
  test('the names of the guests’ cats are below their pictures', async ({ page }) => {
    await page.goto('gallery');
    const names = words('gallery.yaml', gallerySchema).fans.flatMap(({ caption }) => caption ?? []);
    expect(names).toHaveLength(galleryCounts.fans);
    for (const name of names)
      await expect(page.locator('main li').getByText(name, { exact: true })).toHaveCount(1);
  });
});
