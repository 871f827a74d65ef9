import type { Page } from '@playwright/test';
import { freeze } from './support/freeze.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { activate as startIsland } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const carousel = (page: Page) => page.locator('[data-island=testimonial-carousel]').first();
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Show testimonial/ });
const dot = (page: Page, position: number) => dots(page).nth(position - 1);

async function activate(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-started');
  await freeze(page);
  // Each change restarts the timer; pointer and focus must be elsewhere, since they pause it.
  await dot(page, 1).click();
  await rest(page);
  await page.clock.runFor(600);
}
async function rest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
const expectShown = (page: Page, position: number) =>
  expect(dot(page, position)).toHaveAttribute('aria-current', 'true');

test('it advances every 8 s and wraps around', async ({ page }) => {
  await activate(page);
  const count = await dots(page).count();
  await dots(page).last().click();
  await rest(page);
  await page.clock.runFor(7_900);
  await expectShown(page, count);
  await page.clock.runFor(200);
  await expectShown(page, 1);
  await page.clock.runFor(8_000);
  await expectShown(page, 2);
});

test('previous, next and the dots select; both ends wrap', async ({ page }) => {
  await activate(page);
  await carousel(page).getByRole('button', { name: 'Previous testimonial' }).click();
  await expect(dots(page).last()).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(600);
  await carousel(page).getByRole('button', { name: 'Next testimonial' }).click();
  await expectShown(page, 1);
  await page.clock.runFor(600);
  await dot(page, 2).click();
  await expectShown(page, 2);
  // The others are not in the accessibility tree.
  await expect(carousel(page).getByRole('figure')).toHaveCount(1);
});

test('clicks within 500 ms of a change are ignored', async ({ page }) => {
  await activate(page);
  const next = carousel(page).getByRole('button', { name: 'Next testimonial' });
  await next.click();
  await next.click();
  await expectShown(page, 2);
  await page.clock.runFor(501);
  await next.click();
  await expectShown(page, 3);
});

test('a click right after an automatic change is ignored, too', async ({ page }) => {
  await activate(page);
  await dot(page, 1).click();
  await rest(page);
  // `aria-live` is off while it advances by itself.
  await expect(carousel(page).locator('ul').first()).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(8_100);
  await expectShown(page, 2);
  await dot(page, 4).click();
  await expectShown(page, 2);
  await page.clock.runFor(500);
  await dot(page, 4).click();
  await expectShown(page, 4);
});

test('it pauses while hovered or focused', async ({ page }) => {
  await activate(page);
  await carousel(page).hover();
  await page.clock.runFor(20_000);
  await expectShown(page, 1);
  await carousel(page).getByRole('button', { name: /pause/i }).focus();
  await page.keyboard.press('Tab');
  await expect(dot(page, 1)).toBeFocused();
  await page.mouse.move(2, 2);
  await page.clock.runFor(20_000);
  await expectShown(page, 1);
  await rest(page);
  await page.clock.runFor(8_100);
  await expectShown(page, 2);
});

test('a button pauses and resumes it', async ({ page }) => {
  await activate(page);
  await carousel(page).getByRole('button', { name: /pause/i }).click();
  await rest(page);
  await page.clock.runFor(20_000);
  await expectShown(page, 1);
  await carousel(page)
    .getByRole('button', { name: /play|resume|start/i })
    .click();
  await rest(page);
  await page.clock.runFor(8_100);
  await expectShown(page, 2);
});

test('with reduced motion it does not advance by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await activate(page);
  await page.clock.runFor(30_000);
  await expectShown(page, 1);
});

test('the translated name of its button is kept when the script starts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  const button = carousel(page).locator('[data-part=pause]');
  await button.waitFor();
  // Like translators in browsers: in place, attributes too.
  await button.evaluate((element) => {
    const words = 'Pausar';
    if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', words);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = words;
  });
  release();
  await startIsland(carousel(page));
  await expect(button).toHaveAccessibleName('Pausar');
});
