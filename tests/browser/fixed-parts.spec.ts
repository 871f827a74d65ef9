/** On a phone, fixed parts cover no text, field or focused element, with booking bar, banners and toasts shown. */
import { fixedPartFaults, focusFaults } from './support/fixed-parts.ts';
import { emailPath, fillContact } from './support/forms.ts';
import { expect, test } from './support/test.ts';

/** Together they have every kind of fixed part, field and frame. */
const pages = ['', 'tours/private-tours', 'contact', 'booking'];

const usual = { width: 390, height: 844 };
test.use({ viewport: usual, hasTouch: true, isMobile: true });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// In other sizes: low-windows.spec.ts.
for (const dismissed of [false, true])
  test(`fixed parts cover no text, with the bar ${dismissed ? 'dismissed' : 'shown'}`, async ({ page }) => {
    test.slow();
    if (dismissed)
      await page.addInitScript(() => localStorage.setItem('/booking-bar-dismissed', String(Date.now())));
    for (const path of pages) {
      await page.goto(path);
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
      const tops: number[] = [];
      for (let top = 0; top < bottom; top += Math.round(usual.height * 0.7)) tops.push(top);
      await expect.poll(() => fixedPartFaults(page, tops), `/${path}`).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => fixedPartFaults(page), `/${path}, at its end`).toEqual([]);
      if (path !== 'booking')
        await expect(page.locator(dismissed ? '[data-floating]' : '[data-booking-bar]')).toBeVisible();
    }
  });

test('toasts cover no field, no focused element and no other fixed part', async ({ page, sandbox }) => {
  await sandbox.fail(emailPath, '500');
  await page.goto('contact');
  await fillContact(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#toasts')).toBeVisible();
  await expect.poll(() => fixedPartFaults(page)).toEqual([]);
});

test('menu and search hide the other fixed parts', async ({ page }) => {
  await page.goto('about');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('[data-booking-bar]')).toBeVisible();
  for (const name of ['Menu', 'Search']) {
    // Not by Playwright's click, which scrolls first, although the button is in the sticky header.
    await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('[data-booking-bar]')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-booking-bar]')).toBeVisible();
  }
});

for (const size of [usual, { width: 360, height: 640 }])
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('the focused element is never covered', async ({ page }) => {
      test.slow();
      for (const path of ['contact', 'survey']) {
        await page.goto(path);
        expect.soft(await focusFaults(page), `/${path}`).toEqual([]);
      }
    });

    test('a toast covers no element that gets the focus while it is shown', async ({ page }) => {
      await page.goto('about');
      await page.locator('[data-hover-menu][data-scripted]').waitFor({ state: 'attached' });
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('site:update')));
      await expect(page.locator('#toasts').getByRole('button', { name: 'Reload' })).toBeVisible();
      // A line of text may be below it, since it can be dismissed.
      const faults = (await focusFaults(page)).filter((fault) => !/ covers p "/.test(fault));
      expect(faults).toEqual([]);
    });
  });
