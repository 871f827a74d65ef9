import type { Page } from '@playwright/test';
import { formatCents } from '../../components/base/format.ts';
import { site } from './support/fixture.ts';
import { freeze } from './support/freeze.ts';
import { expect, test } from './support/test.ts';

const openAnswers = (page: Page, scope: string) => page.locator(`${scope} details[open]`);

test('at most one answer is open, and a click on the open one closes it', async ({ page }) => {
  await page.goto('tours');
  const answers = page.locator('main details');
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  await expect(openAnswers(page, 'main')).toHaveCount(1);
  await expect(answers.nth(1)).toHaveAttribute('open', '');
  await answers.nth(1).locator('summary').click();
  await expect(openAnswers(page, 'main')).toHaveCount(0);
});

test('on the contact page the first answer is open; a long one scrolls inside', async ({ page }) => {
  await page.goto('contact');
  const answers = page.locator('#faq-section details');
  await expect(answers.first()).toHaveAttribute('open', '');
  await expect(openAnswers(page, '#faq-section')).toHaveCount(1);
  const limit = await answers
    .first()
    .evaluate((item) =>
      [...item.querySelectorAll('*')]
        .map((part) => getComputedStyle(part).maxHeight)
        .find((max) => max.endsWith('px')),
    );
  expect(limit).toBe('384px');
});

test('the questions of the press kit open one at a time and close again', async ({ page }) => {
  await page.goto('press-kit');
  const answers = page.locator('main details');
  await expect(answers).toHaveCount(5);
  await answers.nth(2).locator('summary').click();
  await answers.nth(4).locator('summary').click();
  await expect(openAnswers(page, 'main')).toHaveCount(1);
  await answers.nth(4).locator('summary').click();
  await expect(openAnswers(page, 'main')).toHaveCount(0);
});

test('a link to an answer opens it below the header', async ({ page }) => {
  await page.goto('contact#faq-section');
  const top = (await page.locator('#faq-section').boundingBox())?.y ?? -1;
  const header = (await page.locator('[data-header]').boundingBox())?.height ?? 0;
  expect(top).toBeGreaterThanOrEqual(header - 1);
});

const { defaultGuests, extraGuestCents, includedGuests, maxGuests, minimumCents } = site.privateTours;
/** The price for this number of guests, which is above the included number. */
const priceOf = (guests: number) => formatCents(minimumCents + (guests - includedGuests) * extraGuestCents);

test('the calculator starts with the usual number of guests and updates while typing', async ({ page }) => {
  await page.goto('tours/private-tours');
  const guests = page.getByLabel('Number of guests');
  const total = page.locator('output');
  await expect(guests).toHaveValue(String(defaultGuests));
  await expect(total).toContainText(formatCents(minimumCents));
  await guests.fill(String(includedGuests + 1));
  await expect(total).toContainText(priceOf(includedGuests + 1));
  await guests.fill(String(maxGuests));
  await expect(total).toContainText(priceOf(maxGuests));
  await page.getByRole('button', { name: 'One guest fewer' }).click();
  await expect(guests).toHaveValue(String(maxGuests - 1));
});

test('when the field loses the focus, the calculator changes what is no number of guests', async ({
  page,
}) => {
  await page.goto('tours/private-tours');
  const guests = page.getByLabel('Number of guests');
  await guests.focus();
  await expect(page.locator('[data-island=price-calculator]')).toHaveAttribute('data-started');
  for (const [typed, counted] of [
    ['', '1'],
    ['99', String(maxGuests)],
    ['0', '1'],
    ['-4', '1'],
  ] as const) {
    await guests.fill(typed);
    await guests.blur();
    await expect(guests, `"${typed}"`).toHaveValue(counted);
  }
  await guests.fill('12');
  await guests.selectText();
  // A number field accepts the e of 1e5, but no other letters.
  await page.keyboard.type('e');
  await guests.blur();
  await expect(guests).toHaveValue('1');
});

test('the help button scrolls to the questions, which pulse for 2 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('contact');
  await page.locator('[data-fixed=help]').focus();
  await expect(page.locator('[data-island=help-button]')).toHaveAttribute('data-started');
  await freeze(page);
  await page.locator('[data-fixed=help]').click();
  const section = page.locator('#faq-section');
  await expect(section).toBeInViewport();
  await expect(section).toHaveAttribute('data-pulse');
  await page.clock.runFor(1_900);
  await expect(section).toHaveAttribute('data-pulse');
  await page.clock.runFor(200);
  await expect(section).not.toHaveAttribute('data-pulse');
});

test('a second click on the help button restarts the 2 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('contact');
  const help = page.locator('[data-fixed=help]');
  await help.focus();
  await expect(page.locator('[data-island=help-button]')).toHaveAttribute('data-started');
  await freeze(page);
  // Not by Playwright's click, which would wait for the smooth scrolling while the clock is stopped.
  const press = () => help.evaluate((button: HTMLElement) => button.click());
  await press();
  await page.clock.runFor(1_000);
  await press();
  await page.clock.runFor(1_900);
  await expect(page.locator('#faq-section')).toHaveAttribute('data-pulse');
  await page.clock.runFor(200);
  await expect(page.locator('#faq-section')).not.toHaveAttribute('data-pulse');
});

test('the help button shows an error if the questions are missing', async ({ page }) => {
  await page.goto('contact');
  await page.evaluate(() => document.getElementById('faq-section')?.remove());
  await page.locator('[data-fixed=help]').click();
  await expect(page.locator('#toasts').getByRole('alert')).toContainText(
    /Section Not Found.*We couldn't find that section\. Please try another link\./,
  );
});

test('the tooltip of the help button appears after 700 ms of hovering, without delay within 300 ms of the last one and on focus; Escape hides it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('contact');
  const help = page.locator('[data-fixed=help]');
  const tip = help.locator('span').last();
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await freeze(page);
  await help.hover();
  await expect(tip).toHaveCSS('transition-delay', '0.7s');
  await expect(tip).toHaveCSS('opacity', '1');
  await page.mouse.move(600, 100);
  await help.hover();
  await expect(tip).toHaveCSS('transition-delay', '0s');
  await page.mouse.move(600, 100);
  await page.clock.runFor(400);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await help.focus();
  await expect(tip).toHaveCSS('opacity', '1');
  // WCAG 1.4.13, on focus, and on hover with the focus elsewhere.
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCSS('visibility', 'hidden');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await help.hover();
  await expect(tip).toHaveCSS('opacity', '1');
  await tip.hover({ position: { x: 100, y: 10 } });
  await expect(tip).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCSS('visibility', 'hidden');
});

test('the petition button scrolls to the signing section, smoothly except with reduced motion', async ({
  page,
}) => {
  await page.goto('petition-jerry-fox');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).not.toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('link', { name: 'Sign the Petition' }).first().click();
  await expect(page.locator('#sign')).toBeInViewport();
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('about');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.locator('footer').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page).toHaveURL(/\/tours$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the home hero shows its narrow crop on narrow screens, and the whole picture on wide ones', async ({
  page,
}) => {
  const shown = () =>
    page
      .locator('main section')
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await expect.poll(shown).toMatch(/\/quay\.[^/]+\.(?:avif|webp)$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(shown).toMatch(/\/hero\.[^/]+\.(?:avif|webp)$/);
});
