import type { Page } from '@playwright/test';
import { freeze } from './support/freeze.ts';
import { expect, test } from './support/test.ts';

const toasts = (page: Page) => page.locator('#toasts > *');

/** Adds a button without link and item, each click of which shows a toast. */
async function openWithToastButton(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.goto('about');
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {
      id: 'toast-button',
      textContent: 'Reserve',
    });
    button.dataset.reserve = '';
    document.querySelector('main')?.prepend(button);
  });
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await freeze(page);
  return () => page.evaluate(() => document.getElementById('toast-button')?.click());
}

test('three are shown at a time; the oldest disappears first', async ({ page }) => {
  const press = await openWithToastButton(page);
  await press();
  await toasts(page)
    .first()
    .evaluate((toast) => toast.setAttribute('data-first', ''));
  for (const _ of [1, 2, 3]) await press();
  await expect(toasts(page)).toHaveCount(3);
  await expect(page.locator('#toasts [data-first]')).toHaveCount(0);
});

test('a toast disappears by itself after 4 to 5 s', async ({ page }) => {
  const press = await openWithToastButton(page);
  await press();
  // The code for toasts is loaded with the first one.
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is shown also after a tool has removed the region, which is empty until then', async ({
  page,
}) => {
  const press = await openWithToastButton(page);
  for (const _ of ['before the first', 'before the next']) {
    await page.locator('#toasts').evaluate((region) => region.remove());
    await press();
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeInViewport();
    await page.clock.runFor(5_100);
    await expect(toasts(page)).toHaveCount(0);
  }
});

test('a toast is still shown after an extension has wrapped the page, and closes after its time', async ({
  page,
}) => {
  const press = await openWithToastButton(page);
  await press();
  await expect(toasts(page)).toBeVisible();
  await page.evaluate(() => {
    const place = document.createElement('div');
    place.append(...document.body.childNodes);
    document.body.append(place);
  });
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(5_100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast stays while hovered or focused', async ({ page }) => {
  const press = await openWithToastButton(page);
  await press();
  await toasts(page).first().hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).first().getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.clock.runFor(5_100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a destructive toast is an alert; keys dismiss it, and the focus moves to the next and back', async ({
  page,
}) => {
  const press = await openWithToastButton(page);
  const last = page.locator('main a').last();
  await last.focus();
  await press();
  await press();
  const toast = toasts(page).first();
  await expect(toast).toHaveAttribute('role', 'alert');
  await toast.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  const other = toasts(page).first().getByRole('button', { name: 'Dismiss' });
  await expect(other).toBeFocused();
  await other.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});

test('a toast shows above an open dialog', async ({ page }) => {
  const press = await openWithToastButton(page);
  await page.locator('[data-header]').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('#site-search')).toBeVisible();
  await press();
  const toast = toasts(page).first();
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const top = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('#toasts')?.id, {
    x: (box?.x ?? 0) + 20,
    y: (box?.y ?? 0) + 10,
  });
  expect(top).toBe('toasts');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await press();
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-search')).toBeHidden();
  await expect(toasts(page).first()).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a swipe to the side dismisses it, a tap does not', async ({ page }) => {
    const press = await openWithToastButton(page);
    await press();
    const toast = toasts(page).first();
    const swipe = (to: number) =>
      toast.evaluate((element, end) => {
        const send = (type: string, clientX: number) =>
          element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX }));
        send('pointerdown', 200);
        send('pointerup', end);
      }, to);
    await swipe(210);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(290);
    await expect(toasts(page)).toHaveCount(0);
  });
});
