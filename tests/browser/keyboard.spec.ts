/** Every flow by keyboard alone (WCAG 2.1.1), without pointer and without setting the focus by script. */
import type { Locator, Page } from '@playwright/test';
import { breakIsland } from './support/break-island.ts';
import { expectSent } from './support/confirmations.ts';
import { controlWorker, fakeWorker, registered } from './support/fake-worker.ts';
import { firstTour, galleryCounts, site } from './support/fixture.ts';
import { answers, contactValues, sendsOf, surveyValues } from './support/forms.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Above the number of tab stops of any page of the fixture. */
const mostStops = 150;

/** Presses Tab or Shift+Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const element = await target.elementHandle();
  for (let press = 0; press < mostStops; press += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
  }
  await expect(target, `reached by ${mostStops} presses of ${key}`).toBeFocused();
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('the menu opens, closes, and links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#site-menu');
  await pressOn(page, opener);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await pressOn(page, menu.getByRole('link', { name: 'Contact' }));
  await expect(page).toHaveURL(/\/contact$/);
});

test('the Tours menu opens, and links work', async ({ page }) => {
  await page.goto('about');
  await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  await pressOn(page, page.locator('[data-hover-menu] button'));
  await expect(page.locator('#tours-menu')).toBeVisible();
  await pressOn(page, page.locator('#tours-menu a').first());
  await expect(page).toHaveURL(new RegExp(`/tours/${firstTour.slug}$`));
});

test('the search opens, and a result can be chosen', async ({ page }) => {
  await page.goto('about');
  await pressOn(page, page.locator('[data-header]').getByRole('button', { name: 'Search' }));
  await expect(page.locator('#site-search').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('gall');
  await expect(page.locator('#site-search').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gallery$/);
});

test('the tours are filtered, and an FAQ answer opens and closes', async ({ page }) => {
  await page.goto('tours');
  const finder = page.locator('#finder');
  await typeInto(page, finder.getByRole('searchbox'), 'zeppelin');
  await expect(finder.locator('article')).toHaveCount(0);
  await pressOn(page, finder.getByRole('button', { name: 'View all tours' }));
  await expect(finder.locator('article')).toHaveCount(4);
  await expect(finder.getByRole('searchbox')).toBeFocused();
  const answer = page.locator('main details').first();
  await pressOn(page, answer.locator('summary'));
  await expect(answer).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(answer).not.toHaveAttribute('open');
});

test('the carousel turns, and the newsletter form is sent', async ({ page, sandbox }) => {
  await page.goto('');
  const carousel = page.locator('[data-island=testimonial-carousel]').first();
  await pressOn(page, carousel.getByRole('button', { name: 'Next testimonial' }));
  await expect(carousel.locator('[data-dot="1"]')).toHaveAttribute('aria-current', 'true');
  const form = page.locator('#mc-embedded-subscribe-form');
  await typeInto(page, form.locator('[name=EMAIL]'), contactValues.email);
  await typeInto(page, form.locator('[name=FNAME]'), 'Ann');
  await pressOn(page, form.locator('[name=CONSENT]'), 'Space');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    pressOn(page, form.getByRole('button', { name: 'Subscribe' })),
  ]);
  await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
  expect(await sandbox.submissions()).toHaveLength(1);
});

test('a gallery picture opens, the next one is shown, and closing returns the focus', async ({ page }) => {
  await page.goto('gallery');
  const print = (index: number) => page.locator('a[data-lightbox]').nth(index);
  const dialog = page.locator('#lightbox-dialog');
  await pressOn(page, print(0));
  await expect(dialog.getByText(`1 / ${galleryCounts.tours}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(`2 / ${galleryCounts.tours}`)).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();
  await expect(print(1)).toBeFocused();
});

test('a message is written and sent', async ({ page }) => {
  const sends = sendsOf(page);
  await page.goto('contact');
  const form = page.locator('main form').first();
  const submit = form.locator('button[type=submit]');
  await pressOn(page, submit);
  // The focus moves to the invalid field.
  await expect(form.locator('[name=name]')).toBeFocused();
  await page.keyboard.type(contactValues.name);
  for (const name of ['email', 'phone', 'message'] as const)
    await typeInto(page, form.locator(`[name=${name}]`), contactValues[name]);
  await pressOn(page, form.locator('[name=consent]'), 'Space');
  await pressOn(page, submit);
  await expectSent(page);
  expect(sends.map(({ mail }) => mail.template_params)).toEqual([contactValues, contactValues]);
});

test('a survey is filled in and sent', async ({ page }) => {
  const sends = sendsOf(page);
  await page.goto('survey');
  const field = (name: string) => page.locator(`main form [name=${name}]`).first();
  await typeInto(page, field('name'), answers.name);
  await typeInto(page, field('email'), answers.email);
  // The parts of a date in American order.
  await typeInto(page, field('tourDate'), answers.tourDate.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1'));
  await typeInto(page, field('tourType'), answers.tourType);
  await pressOn(page, field('tourRating'), 'Space');
  await pressOn(page, field('guideRating'), 'Space');
  await page.keyboard.press('ArrowDown');
  await typeInto(page, field('howHeard'), answers.howHeard);
  await pressOn(page, field('wouldRecommend'), 'Space');
  await typeInto(page, field('feedback'), answers.feedback);
  expect(await surveyValues(page)).toEqual(answers);
  await pressOn(page, page.getByRole('button', { name: 'Submit Feedback' }));
  await expectSent(page, 'Thank You!');
  expect(sends).toHaveLength(1);
});

test('the calculator counts, by its buttons and by arrows in its field', async ({ page }) => {
  const { defaultGuests } = site.privateTours;
  await page.goto('tours/private-tours');
  const guests = page.getByLabel('Number of guests');
  await pressOn(page, page.getByRole('button', { name: 'One guest more' }));
  await expect(guests).toHaveValue(String(defaultGuests + 1));
  await tabTo(page, guests, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(guests).toHaveValue(String(defaultGuests + 2));
});

test('a post is searched for, opened, and left for the list again', async ({ page }) => {
  await page.goto('blog');
  const cards = page.locator('main article h3 a');
  await typeInto(page, page.getByPlaceholder('Search blog posts...'), 'short story');
  await expect(page.getByText(/^Found \d+ posts matching/)).toBeVisible();
  await pressOn(page, cards.nth(1));
  await expect(page).toHaveURL(/\?post=/);
  await expect(page.locator('h1')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Back to all posts' }));
  await expect(page).toHaveURL(/\/blog$/);
  await expect(cards.nth(1)).toBeFocused();
});

test('the action of a toast is used', async ({ page }) => {
  await fakeWorker(page, { controlled: true, permission: 'default' });
  await page.addInitScript(() => {
    Object.assign(EventTarget.prototype, {
      postMessage() {
        navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      },
    });
  });
  await page.goto('survey');
  await registered(page);
  await controlWorker(page, 'install');
  const reload = page.locator('#toasts').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  const again = page.waitForEvent('load');
  await pressOn(page, reload);
  await again;
  await expect(reload).toHaveCount(0);
});

for (const way of ['Try Again', 'Return to Home Page'])
  test(`the error screen is left by ${way}`, async ({ page }) => {
    await breakIsland(page, 'tour-finder');
    await page.goto('tours');
    const screen = page.locator('[data-error-screen]');
    // The island fails as soon as its field has the focus, and the error screen replaces it.
    for (let press = 0; press < mostStops && !(await screen.isVisible()); press += 1)
      await page.keyboard.press('Tab');
    await expect(screen).toBeVisible();
    const again = page.waitForEvent('load');
    await pressOn(page, screen.getByText(way));
    await again;
    await expect(page).toHaveURL(way === 'Try Again' ? /\/tours$/ : /\/$/);
    await expect(page.locator('h1')).toBeVisible();
    await expect(screen).toHaveCount(0);
  });
