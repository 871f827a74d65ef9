import type { Page } from '@playwright/test';
import { axeViolations, colorRules } from './support/axe.ts';
import { collectErrors } from './support/page-errors.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Twice the usual font size (WCAG 2.2, 1.4.4). */
const largeText = 'html { font-size: 200% !important }';

/** Width of what is beyond a window of 320 px with large text, and with the text spacing, in px. */
async function beyondNarrowWindow(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      const widths = styles.map((css) => {
        sheet.replaceSync(css);
        return document.documentElement.scrollWidth;
      });
      return Math.max(...widths) - innerWidth;
    },
    [largeText, textSpacing],
  );
}

/** Adds a long word to each text, and lengthens e-mail addresses, as translations and owners write them, in both directions; @returns the width beyond the window, in px. */
async function beyondWithLongWords(page: Page): Promise<number[]> {
  // Some labels stay in one line in wide windows only.
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      // Labels that stay in one line are left as they are.
      if (
        parent.closest('script, style, option, textarea') ||
        getComputedStyle(parent).whiteSpace === 'nowrap'
      )
        continue;
      text.textContent = text.textContent.replace(/(?=\b[a-z]+@)/, 'reservations.for.groups.');
      text.textContent += ' Wolkenkratzerkatzenversicherungsgesellschaft';
    }
  });
  const widths: number[] = [];
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // Translators into Arabic or Hebrew also change the direction.
    for (const direction of ['rtl', 'ltr'])
      widths.push(
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
          return document.documentElement.scrollWidth - innerWidth;
        }, direction),
      );
  }
  return widths;
}

test('a page of each kind opens without errors, and passes axe at 390 and at 1280 px, in the light and the dark scheme, and fits into 320 px with text spacing and into all widths with long words', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors = collectErrors(page);
  // `live/every-page.spec.ts` opens all pages.
  for (const route of [...onePageOfEachKind(await allRoutes(request)), 'no-such-page'])
    await test.step(`/${route}`, async () => {
      await page.goto(route);
      await expect(page.locator('h1')).toHaveCount(1);
      // Its status and its warning are expected.
      if (route === 'no-such-page') errors.splice(0);
      expect.soft(errors, `/${route}`).toEqual([]);
      for (const size of sizes) {
        const what = `/${route}, ${size.width} px`;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: 'light' });
        expect.soft(await axeViolations(page), what).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // The dark scheme changes only colors.
        expect.soft(await axeViolations(page, { rules: colorRules }), `${what}, dark`).toEqual([]);
      }
      expect.soft(await beyondNarrowWindow(page), `/${route}, text spacing`).toBeLessThanOrEqual(1);
      expect
        .soft(Math.max(...(await beyondWithLongWords(page))), `/${route}, long words`)
        .toBeLessThanOrEqual(1);
      expect.soft(errors.splice(0), `/${route}, resized`).toEqual([]);
    });
});

test('a page opened at /about/ or /about.html changes its address to /about', async ({ page }) => {
  for (const address of ['about/', 'about.html', 'about/index.html']) {
    await page.goto(`${address}?a=1#b`);
    await expect(page).toHaveURL(/\/about\?a=1#b$/);
  }
});
