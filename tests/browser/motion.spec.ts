/** Animations cause no layout shift, delay no click, and do not run with reduced motion. */
import type { Locator, Page } from '@playwright/test';
import { fillContact } from './support/forms.ts';
import { frames, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** Slows all animations down a hundredfold, so that a click happens during one. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/** Clicks without waiting for the element to be stable. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Waits for the end of all finite animations. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

const pictures = (page: Page) => page.locator('li:has(> a[data-lightbox])');

/** Scrolls half of the first picture into view, which starts its animation. @returns its distance from its final position */
const dealHalf = (page: Page) =>
  pictures(page)
    .first()
    .evaluate(async (picture) => {
      const { top, height } = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const row = picture.getBoundingClientRect().height || height;
      scrollTo({ top: scrollY + top + row * 0.4 - innerHeight, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Math.abs(Number.parseFloat(getComputedStyle(picture).translate.split(' ')[1] ?? '0'));
    });

test('the first gallery pictures are animated as they come into view, without layout shift', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('gallery');
  expect(await dealHalf(page)).toBeGreaterThan(2);
  await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
  await frames(page);
  await expect(pictures(page).first()).toHaveCSS('translate', 'none');
  // The header becomes lower at the same time.
  expect(await shifts()).toBeLessThan(0.001);
});

test('a picture opens at once while it is animated', async ({ page }) => {
  await page.goto('gallery');
  expect(await dealHalf(page)).toBeGreaterThan(2);
  const { x = 0, y = 0, width = 0 } = (await pictures(page).locator('a').first().boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + 20);
  await expect(page.locator('#lightbox-dialog')).toBeVisible();
});

test('the postmark animation of a sent message causes no layout shift', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('contact');
  await fillContact(page);
  await shifts();
  await page.getByRole('button', { name: 'Send Message' }).click();
  const sent = page.locator('main section').filter({ hasText: 'Thank you' }).last();
  await expect(sent).toBeVisible();
  await rest(page);
  await frames(page);
  expect(await shifts()).toBeLessThan(0.001);
  const postmark = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element, '::before'))
        .filter(({ content }) => content.includes('Sent'))
        .map(({ animationName }) => animationName),
    );
  expect(await postmark()).toEqual([expect.not.stringMatching('none')]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await postmark()).toEqual(['none']);
});

test.describe('from page to page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(
          'viewTransition' in event && event.viewTransition !== null,
        );
      });
    });
  });

  const toAbout = async (page: Page) => {
    await page.goto('contact');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
  };

  test('the transition shifts nothing and does not block clicks', async ({ page }) => {
    const shifts = await watchShifts(page);
    await slowDown(page);
    await toAbout(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-transition', 'true');
    const changing = () => root.evaluate((element) => element.matches(':active-view-transition'));
    expect(await changing()).toBe(true);
    expect(await shifts()).toBe(0);
    await press(page, page.locator('[data-header]').getByRole('button', { name: 'Search' }));
    await expect(page.locator('#site-search')).toBeVisible();
    expect(await changing()).toBe(true);
  });

  test('with reduced motion the new page appears at once, and nothing moves by itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toAbout(page);
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
    await page.goto('gallery');
    await expect(pictures(page).first()).toHaveCSS('animation-name', 'none');
  });
});
