/** On a page that browser extensions have changed, the smaller parts work as on an unchanged page. */
import type { Page } from '@playwright/test';
import {
  type Case,
  dataOf,
  errorsOf,
  forEachExtension,
  open,
  openHeld,
  runExtensions,
} from './support/changed-page.ts';
import { activate } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** Each on its own page, in one window. */
const parts: Record<string, (page: Page, when: Case) => Promise<void>> = {
  async 'the calculator updates with the field'(page, when) {
    const errors = errorsOf(page);
    const [island] = await open(page, 'tours/private-tours', ['price-calculator'], when);
    const { minimumCents, includedGuests, extraGuestCents } =
      await dataOf<Record<'minimumCents' | 'includedGuests' | 'extraGuestCents', number>>(island);
    const total = island.locator('output strong');
    const cost = (guests: number) =>
      `$${((minimumCents + Math.max(0, guests - includedGuests) * extraGuestCents) / 100).toLocaleString('en-US')}`;
    const field = island.locator('#guests');
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await expect(field).toBeFocused();
    await expect(total).toHaveText(cost(12));
    await island.getByRole('button').last().click();
    await expect(field).toHaveValue('13');
    await expect(total).toHaveText(cost(13));
    await expect(island.locator('p').last()).toContainText('5');
    expect(errors).toEqual([]);
  },

  async 'a gallery picture opens with its caption, turns, and closes'(page, when) {
    const errors = errorsOf(page);
    const [island] = await open(page, 'gallery', ['gallery-lightbox'], when);
    const prints = page.locator('a[data-lightbox]');
    const caption = async (index: number) =>
      (await prints.nth(index).locator('img').getAttribute('alt')) ?? '';
    await prints.nth(1).click();
    const dialog = island.locator('dialog');
    await expect(dialog).toContainText(await caption(1));
    await dialog.locator('button').nth(1).click();
    await expect(dialog).toContainText(await caption(2));
    await expect(dialog).not.toContainText(await caption(1));
    await expect(dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
    await dialog.locator('button').last().click();
    await expect(dialog).toBeHidden();
    await expect(prints.nth(2)).toBeFocused();
    expect(errors).toEqual([]);
  },

  async 'the booking calendar keeps and shows its frame'(page, when) {
    const errors = errorsOf(page);
    const release = await openHeld(page, 'booking');
    const island = page.locator('[data-island="booking-calendar"]');
    await island.waitFor({ state: 'attached' });
    await island.locator('iframe').evaluate((frame) => frame.setAttribute('data-same', ''));
    if (when.time === 'before') await runExtensions(page, when);
    release();
    await activate(island);
    if (when.time === 'after') await runExtensions(page, when);
    await island.scrollIntoViewIfNeeded();
    await expect(island.locator('iframe')).toHaveCSS('visibility', 'visible');
    await expect(island.locator('iframe')).toHaveAttribute('data-same', '');
    expect(errors).toEqual([]);
  },

  async 'the help button leads to the questions'(page, when) {
    const errors = errorsOf(page);
    const [help] = await open(page, 'contact', ['help-button'], when);
    await help.locator('a').click();
    await expect(page.locator('[data-pulse]')).toBeInViewport();
    expect(errors).toEqual([]);
  },
};

forEachExtension((when) => {
  test('calculator, gallery, booking calendar and help button work', async ({ page }) => {
    for (const [name, act] of Object.entries(parts)) await test.step(name, () => act(page, when));
  });
});
