import { site } from './support/fixture.ts';
import { scripted } from './support/ready.ts';
import { expect, test } from './support/test.ts';

for (const [day, month] of [
  ['2026-05-15T23:59:00', 'May'],
  ['2026-05-16T00:01:00', 'June'],
  ['2026-11-15T12:00:00', 'November'],
  // Between seasons, which are March to November in the fixture, it is the first month of the next one.
  ['2026-11-16T12:00:00', 'March'],
  ['2026-02-15T12:00:00', 'March'],
] as const)
  test(`on ${day} the urgency banner names ${month}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}${/-(?:11|02)-/.test(day) ? '-05:00' : '-04:00'}`));
    await page.goto('tours');
    await expect(page.locator('[data-urgency-month]')).toHaveText(month);
  });

test("the month is that of the visitor's time zone", async ({ browser }) => {
  const context = await browser.newContext({
    timezoneId: 'Pacific/Auckland',
    baseURL: process.env.SITE_SANDBOX ?? '',
  });
  const page = await context.newPage();
  // Still the 15th in New York.
  await page.clock.setFixedTime(new Date('2026-05-15T20:00:00Z'));
  await page.goto('');
  await expect(page.locator('[data-urgency-month]')).toHaveText('June');
  await context.close();
});

test('the season banner is on every page and links to the tours', async ({ page }) => {
  for (const route of ['', 'contact', 'blog', 'survey']) {
    await page.goto(route);
    const banner = page.getByRole('complementary', { name: 'Announcements' });
    await expect(banner).toContainText(site.season.banner);
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/tours');
  }
});

test('the copyright has the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-03T12:00:00Z'));
  await page.goto('about');
  await expect(page.locator('footer')).toContainText('2031');
});

test('the start of a page without a date to correct formats none, since that blocks for 70 ms on a slow phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Date.prototype.toLocaleDateString = () => {
      throw new Error('A date was formatted.');
    };
  });
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto('about');
  await scripted(page);
  expect(errors.filter((text) => text.includes('A date was formatted'))).toEqual([]);
});

test('dates follow the clock of a page that stays open, and keep their translation while they are right', async ({
  page,
}) => {
  const returnOn = (time: string) =>
    page.clock
      .setFixedTime(new Date(time))
      .then(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))));
  await page.clock.install({ time: new Date('2031-05-15T23:57:00-04:00') });
  await page.goto('');
  const [month, next] = [page.locator('[data-urgency-month]'), page.locator('[data-next-tour] b').first()];
  await expect(month).toHaveText('May');
  await expect(next).toContainText('May');
  const before = await next.textContent();
  await month.evaluate((element) => element.replaceChildren('mayo'));
  await returnOn('2031-05-15T23:58:30-04:00');
  await expect(month).toHaveText('mayo');
  // Visible over midnight.
  await page.clock.setSystemTime(new Date('2031-05-15T23:58:30-04:00'));
  await page.clock.runFor(61_000);
  await expect(month).toHaveText('mayo');
  await page.clock.runFor(61_000);
  await expect(month).toHaveText('June');
  await returnOn('2032-01-02T12:00:00-05:00');
  await expect(month).toHaveText('March');
  await expect(page.locator('footer')).toContainText('2032');
  await expect(next).toHaveText(/^\w+day, \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M$/);
  expect(await next.textContent()).not.toBe(before);
});
