/** Low windows, as on zoomed pages and rotated phones, with normal and large font sizes. */
import type { CDPSession, Page } from '@playwright/test';
import { fixedPartFaults } from './support/fixed-parts.ts';
import { scripted } from './support/ready.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Folder for pictures: `LOW_PICTURES=/tmp/low npm test -- browser low-windows`. */
const pictures = process.env.LOW_PICTURES;
const takePicture = async (page: Page, name: string) =>
  pictures && page.screenshot({ path: `${pictures}/${name.replaceAll('/', '-')}.png` });

const windows = [
  [320, 256],
  [568, 320],
  [844, 390],
  [1280, 480],
  [1024, 600],
  [360, 640],
  [390, 844],
] as const;

/** Sets the font size of the browser's settings, in px, which also affects media queries in em. */
async function setFontSize(session: CDPSession, size: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Together they have every kind of fixed part, field and frame. */
const varied = ['', 'contact', 'booking', 'tours/brooklyn-heights'];

const reload = (page: Page) => page.locator('#toasts').getByRole('button', { name: 'Reload' });

async function showUpdate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('site:update')));
  await expect(reload(page)).toBeVisible();
}

const dismissUpdate = (page: Page) =>
  page.locator('#toasts [aria-label=Dismiss]').evaluate((button: HTMLElement) => button.click());

/** Expects that fixed parts cover at most a fifth of each window, on some pages also while an update is offered. */
async function expectLowParts(page: Page, route: string, letters: number): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const what = `/${route}, ${width} × ${height}, ${letters} px`;
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    const tops = [0.2, 0.6, 1].map((share) => share * bottom);
    await expect.poll(() => fixedPartFaults(page, tops), what).toEqual([]);
    // The message is the same on every page.
    if (!varied.includes(route)) continue;
    await page.evaluate(() => window.scrollTo(0, 600));
    // A message gets its position when it is shown.
    await showUpdate(page);
    await expect.poll(() => fixedPartFaults(page), `${what}, with the update`).toEqual([]);
    await takePicture(page, `${width}x${height} ${letters} ${route}`);
    const [button, region] = [await reload(page).boundingBox(), await page.locator('#toasts').boundingBox()];
    expect(button && region && button.y + button.height <= region.y + region.height + 1, what).toBe(true);
    await dismissUpdate(page);
  }
}

/** What reaches beyond the right edge; what scrolls by itself may. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width + 1) return [];
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const inside = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (scrolls(up)) return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > width + 1 && element.checkVisibility() && !inside(element),
      )
      .map((element) => `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}"`)
      .slice(0, 8);
  });

/** Texts within a distance of the sides, in px, except for what scrolls sideways by itself. */
const textsAtSides = (page: Page, distance: number) =>
  page.evaluate((far) => {
    const found: string[] = [];
    const scrolls = (element: Element | null): boolean =>
      element !== null && (element.scrollWidth > element.clientWidth + 1 || scrolls(element.parentElement));
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, .visuallyHidden') || scrolls(parent)) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(({ left, right }) => left < far || right > innerWidth - far))
        found.push(text.nodeValue.trim());
    }
    return found;
  }, distance);

/** Words of up to nine letters that do not fit into their line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, option, svg, .visuallyHidden')) continue;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/(?<!\S)\S{2,9}(?!\S)/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()];
        const broken = first && others.some(({ top }) => top >= first.bottom - 1);
        if (broken && !word.includes('-')) found.push(`${word} in ${parent.localName}`);
      }
    }
    return found;
  });

/** Expects lines for whole words with large letters on a phone, also in the search and in messages. */
async function expectWholeWords(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await brokenWords(page), `/${route}, large letters`).toEqual([]);
  if (!varied.includes(route)) return;
  await showUpdate(page);
  await page.locator('[data-header] button[commandfor=site-search]').first().click();
  const field = page.locator('#site-search').getByRole('combobox');
  await field.fill('boo');
  await expect(page.locator('#site-search').getByRole('option')).not.toHaveCount(0);
  expect.soft(await brokenWords(page), `/${route}, search and update`).toEqual([]);
  expect.soft((await field.boundingBox())?.width).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await dismissUpdate(page);
}

/** Expects that in landscape no text is where the notch of a phone may cover it, also while an update is offered. */
async function expectClearSides(page: Page, session: CDPSession, route: string): Promise<void> {
  const notch = 59;
  await page.setViewportSize({ width: 844, height: 390 });
  const setInsets = (insets: { left: number; right: number; bottom: number }) =>
    session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await setInsets({ left: notch, right: notch, bottom: 21 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await showUpdate(page);
  expect.soft(await textsAtSides(page, notch), `/${route}, at the notch`).toEqual([]);
  await dismissUpdate(page);
  await setInsets({ left: 0, right: 0, bottom: 0 });
}

test('in low windows fixed parts cover at most 20 %, also with a font size of 32 px and while an update is offered; no page is wider than they are, no short word is broken, and no text is at a notch', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  for (const route of onePageOfEachKind(await allRoutes(request)))
    await test.step(`/${route}`, async () => {
      await setFontSize(session, 16);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await scripted(page);
      await expectLowParts(page, route, 16);
      await expectClearSides(page, session, route);
      await setFontSize(session, 32);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      if (varied.includes(route)) await expectLowParts(page, route, 32);
      await expectWholeWords(page, route);
      for (const [width, height] of windows.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        expect.soft(await tooWide(page), `/${route}, ${width} px`).toEqual([]);
      }
    });
});

test('the lightbox gives its picture at least 50 % of low windows, also with a font size of 32 px', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('gallery');
  const links = page.locator('a[data-lightbox]');
  // A caption that needs more lines than a low window has.
  await links
    .nth(1)
    .locator('img')
    .evaluate((image: HTMLImageElement) => {
      image.alt = 'A cat on a doorstep. '.repeat(40);
    });
  await links.first().evaluate((link: HTMLElement) => link.click());
  const dialog = page.locator('dialog#lightbox-dialog');
  const picture = dialog.locator('img');
  for (let turn = 0; turn < 3; turn++) {
    await expect(picture).toBeVisible();
    for (const letters of [16, 32]) {
      await setFontSize(session, letters);
      for (const [width, height] of windows.filter(([wide, high]) => wide >= high)) {
        await page.setViewportSize({ width, height });
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        await takePicture(page, `${width}x${height} ${letters} lightbox ${turn}`);
        const box = await picture.boundingBox();
        expect(box?.height, `${width} × ${height}, ${letters} px`).toBeGreaterThanOrEqual(height / 2);
        for (const name of [/Previous/, /Next/, /Close/])
          await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    }
    await dialog.getByRole('button', { name: /Next/ }).click();
  }
});
