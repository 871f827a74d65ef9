/** On a page that browser extensions have changed, the smaller parts work as on an unchanged page. */
import { dataOf, errorsOf, forEachExtension, open, runExtensions } from './support/changed-page.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { activate } from './support/ready.ts';
import { expect, test } from './support/test.ts';

forEachExtension((when) => {
  const { time } = when;

  test('the calculator updates with the field', async ({ page }) => {
    const errors = errorsOf(page);
    const island = await open(page, 'tours/private-tours', 'price-calculator', when);
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
  });

  test('the carousel turns', async ({ page }) => {
    const errors = errorsOf(page);
    const island = await open(page, '', 'testimonial-carousel', when);
    await island.scrollIntoViewIfNeeded();
    const dots = island.locator('[data-dot]');
    await dots.nth(2).click();
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(island.locator('li').nth(2)).toBeInViewport();
    await expect(island.locator('li').nth(2)).toHaveAttribute('aria-hidden', 'false');
    await expect(island.locator('li').nth(2).locator('blockquote')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a gallery picture opens with its caption, turns, and closes', async ({ page }) => {
    const errors = errorsOf(page);
    const island = await open(page, 'gallery', 'gallery-lightbox', when);
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
  });

  test('the booking calendar keeps and shows its frame; the help button works', async ({ page }) => {
    const errors = errorsOf(page);
    const release = await holdScripts(page);
    await page.goto('booking', { waitUntil: 'commit' });
    const island = page.locator('[data-island="booking-calendar"]');
    await island.waitFor({ state: 'attached' });
    await island.locator('iframe').evaluate((frame) => frame.setAttribute('data-same', ''));
    if (time === 'before') await runExtensions(page, when);
    release();
    await activate(island);
    if (time === 'after') await runExtensions(page, when);
    await island.scrollIntoViewIfNeeded();
    await expect(island.locator('iframe')).toHaveCSS('visibility', 'visible');
    await expect(island.locator('iframe')).toHaveAttribute('data-same', '');
    const help = await open(page, 'contact', 'help-button', when);
    await help.locator('a').click();
    await expect(page.locator('[data-pulse]')).toBeInViewport();
    expect(errors).toEqual([]);
  });
});
