import type { Page } from '@playwright/test';
import { controlWorker, fakeWorker, registered } from './support/fake-worker.ts';
import { fillContact, holdSends } from './support/forms.ts';
import { pathOnSite } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const loads = (page: Page) => page.evaluate(() => sessionStorage.getItem('loads'));
const update = (page: Page) => page.locator('#toasts').getByText('Update available');

test('the service worker is registered on load, for the whole site', { tag: '@base' }, async ({
  page,
  baseURL,
}) => {
  await fakeWorker(page, { controlled: false, permission: 'default' });
  await page.goto('about');
  await registered(page);
  expect(await page.evaluate(() => ('registered' in window ? window.registered : null))).toEqual([
    pathOnSite(baseURL, 'sw.js'),
    { scope: pathOnSite(baseURL, '') },
  ]);
});

test('a first installation is only logged, and never reloads the page', async ({ page }) => {
  await fakeWorker(page, { controlled: false, permission: 'granted' });
  await page.goto('about');
  await registered(page);
  const logged = page.waitForEvent(
    'console',
    (message) => message.text() === 'Content is cached for offline use.',
  );
  await controlWorker(page, 'install');
  await logged;
  await controlWorker(page, 'change');
  await expect(update(page)).toHaveCount(0);
  expect(await controlWorker(page, 'shown')).toEqual([]);
  expect(await loads(page)).toBe('1');
});

test('if notifications are permitted, an update shows one instead of a toast', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'granted' });
  await page.goto('about');
  await registered(page);
  await controlWorker(page, 'install');
  await expect
    .poll(() => controlWorker(page, 'shown'))
    .toEqual([['Update available', 'A new version of the app is available. Refresh to update.']]);
  await expect(update(page)).toHaveCount(0);
});

test('a notification that fails becomes a toast', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'granted' });
  await page.addInitScript(() => {
    void navigator.serviceWorker.getRegistration().then((registration) => {
      Object.assign(registration ?? {}, { showNotification: () => Promise.reject(new Error('no')) });
    });
  });
  await page.goto('about');
  await registered(page);
  await controlWorker(page, 'install');
  await expect(update(page)).toBeVisible();
});

test('when control changes the page reloads itself, exactly once', { tag: '@base' }, async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.goto('about');
  await registered(page);
  const again = page.waitForEvent('load');
  await page.evaluate(() => {
    const { fakeWorker } = window as unknown as { fakeWorker: Record<string, () => unknown> };
    fakeWorker.change?.();
    fakeWorker.change?.();
  });
  await again;
  expect(await loads(page)).toBe('2');
});

test('a registration that fails is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', {
      value: Object.assign(new EventTarget(), {
        controller: null,
        register: () => Promise.reject(new Error('no')),
      }),
    });
  });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Service worker not registered'),
  );
  await page.goto('about');
  await logged;
  await expect(page.locator('#toasts')).toBeEmpty();
});

test('a reload never interrupts a click: it waits until the page is hidden', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.goto('contact');
  await registered(page);
  const field = page.locator('main form [name=name]');
  await field.fill('Ann');
  await controlWorker(page, 'change');
  await page.locator('main form button[type=submit]').click();
  // The click has its effect: the form shows its messages.
  await expect(page.locator('main form [aria-invalid]').first()).toBeVisible();
  expect(await loads(page)).toBe('1');
  const again = page.waitForEvent('load');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await again;
  await expect(field).toHaveValue('Ann');
});

test('a change of control during a press reloads the page when the press has ended', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.goto('about');
  await registered(page);
  await page.locator('h1').hover();
  await page.mouse.down();
  await controlWorker(page, 'change');
  expect(await loads(page)).toBe('1');
  const again = page.waitForEvent('load');
  await page.mouse.up();
  await again;
});

test('a page that is hidden during a send reloads only after it', async ({ page, sandbox }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.goto('contact');
  await registered(page);
  const release = await holdSends(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('main form [data-part=sending]')).toBeVisible();
  await controlWorker(page, 'change');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await loads(page)).toBe('1');
  const again = page.waitForEvent('load');
  release();
  await again;
  expect(await sandbox.submissions()).toHaveLength(2);
});

test('Reload reloads at once, even with a focused field, and restores the draft', { tag: '@base' }, async ({
  page,
}) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.addInitScript(() => {
    Object.assign(EventTarget.prototype, {
      postMessage() {
        navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      },
    });
  });
  await page.goto('contact');
  await registered(page);
  await controlWorker(page, 'install');
  await expect(update(page)).toBeVisible();
  const field = page.locator('main form [name=name]');
  await field.fill('Ann');
  const again = page.waitForEvent('load');
  // A click that does not move the focus, as in Safari.
  await page
    .locator('#toasts')
    .getByRole('button', { name: 'Reload' })
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
  await again;
  await expect(field).toHaveValue('Ann');
});

test('Reload works also after a link that opened no page', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.route('**/contact', (route) => route.fulfill({ status: 204, body: '' }));
  await page.goto('about');
  await registered(page);
  const answered = page.waitForResponse('**/contact');
  // Under the pointer it would be fetched ahead.
  await page
    .locator('[data-header] a[href$="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await answered;
  const again = page.waitForEvent('load');
  // By script, since Playwright waits for the page of the link.
  await page.evaluate(() => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  });
  await controlWorker(page, 'change');
  await again;
});

test('text typed before the script of its form has come is kept over a reload', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.route('**/assets/js/contact-form*', () => {}, { times: 1 });
  await page.goto('contact');
  await registered(page);
  const field = page.locator('main form [name=name]');
  await field.fill('Ann');
  await field.blur();
  const again = page.waitForEvent('load');
  await controlWorker(page, 'change');
  await again;
  await expect(field).toHaveValue('Ann');
});
