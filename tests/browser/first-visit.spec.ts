/** The fonts on a first visit: requested behind the first picture, and shown without layout shift. */
import type { Page } from '@playwright/test';
import { hold } from './support/hold-scripts.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { frames, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

// A page that a worker serves is a later visit.
test.use({ serviceWorkers: 'block' });

const fontFile = '**/*.woff2';
const waiting = (page: Page) => page.locator('html[data-first-visit]');

/** Of the height of a page. */
const places = [0, 1 / 3, 2 / 3];
/** Words in the middle of a line move with the widths of the letters before them. A pixel counts a third of what it does in a usual window. */
const most = 0.0007;
/** Teasers are in italics, which fallback fonts have in other widths: one of them becomes a line shorter. */
const mostOf: Record<string, number> = { tours: 0.009 };

// Three windows high: one visit shows at once what a visitor sees in three.
for (const [width, height] of [
  [390, 2532],
  [1280, 2400],
] as const)
  test(`${width} pixels wide, no page shifts when the fonts arrive`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const faults: string[] = [];
    const routes = await allRoutes(request);
    const kinds = onePageOfEachKind(routes);
    for (const [index, path] of routes.entries()) {
      if (!kinds.includes(path)) continue;
      const place = places[index % places.length] ?? 0;
      const release = await hold(page, fontFile);
      const requested = page.waitForRequest(fontFile);
      // The event load waits for the fonts.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(
        (share) => window.scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
        place,
      );
      await requested;
      await expect(waiting(page)).toBeAttached();
      await frames(page);
      await shifts();
      release();
      await waiting(page).waitFor({ state: 'detached' });
      await frames(page);
      const sum = await shifts();
      if (sum > (mostOf[path] ?? most)) faults.push(`/${path}, ${place}: ${sum.toFixed(5)}`);
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(faults).toEqual([]);
  });

test('texts that keep their height look like those of a later visit', async ({ page }) => {
  const faults: string[] = [];
  let changed = 0;
  for (const [width, path] of [
    [390, 'tours/brooklyn-heights'],
    [820, 'tours'],
    [820, 'in-the-news'],
    [1280, 'tours/brooklyn-heights'],
  ] as const) {
    await page.setViewportSize({ width, height: 4000 });
    await page.goto(path);
    await expect(waiting(page)).not.toBeAttached();
    const texts = await page.locator('main [style]').evaluateAll((elements) =>
      elements.map((element) => {
        const spacing = () => Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
        const [style, now] = [element.getAttribute('style') ?? '', spacing()];
        element.removeAttribute('style');
        const difference = (now - spacing()) / Number.parseFloat(getComputedStyle(element).fontSize);
        return { text: element.textContent.slice(0, 40), style, difference };
      }),
    );
    changed += texts.length;
    for (const { text, style, difference } of texts)
      if (!/^letter-spacing: [^;]+;$/.test(style) || Math.abs(difference) > 0.021)
        faults.push(`${path}: ${text}: ${style}`);
  }
  expect(faults).toEqual([]);
  expect(changed).toBeGreaterThan(0);
});

test('the fonts and the stylesheet are requested behind the first picture, and shown', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('');
  await expect(waiting(page)).not.toBeAttached();
  const first = (pattern: RegExp) => requests.findIndex((path) => pattern.test(path));
  const hero = await page
    .locator('img[fetchpriority=high]')
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  expect(requests).toContain(hero);
  expect(first(/\.woff2$/)).toBeGreaterThan(requests.indexOf(hero));
  expect(first(/\/shared-\w+\.css$/)).toBeGreaterThan(requests.indexOf(hero));
  const shown = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(shown).toEqual(expect.arrayContaining(['Fraunces', 'Source Serif 4']));
});

test('a visitor from another page of the site has the fonts with the first paint', async ({ page }) => {
  await page.goto('');
  await expect(waiting(page)).not.toBeAttached();
  await page.locator('footer a[href$="/sitemap"]').click();
  await expect(page).toHaveURL(/sitemap$/);
  expect(await page.evaluate(() => document.documentElement.dataset.firstVisit)).toBeUndefined();
});

test('the fonts do not end a smooth scroll', async ({ page }) => {
  const release = await hold(page, fontFile);
  const requested = page.waitForRequest(fontFile);
  await page.goto('tours/brooklyn-heights', { waitUntil: 'domcontentloaded' });
  await requested;
  await page.locator('#calendar').evaluate((element) => element.scrollIntoView({ behavior: 'smooth' }));
  release();
  await expect(waiting(page)).not.toBeAttached();
  await expect(page.locator('#calendar')).toBeInViewport();
});

test('the fonts wait for the end of a press', async ({ page }) => {
  const release = await hold(page, fontFile);
  const requested = page.waitForRequest(fontFile);
  await page.goto('', { waitUntil: 'domcontentloaded' });
  await requested;
  const consent = page.locator('[name=CONSENT]');
  await consent.scrollIntoViewIfNeeded();
  await consent.hover();
  await page.mouse.down();
  release();
  await page.waitForFunction(() => document.fonts.check('1em Fraunces'));
  await frames(page);
  await frames(page);
  await expect(waiting(page)).toBeAttached();
  await page.mouse.up();
  await expect(waiting(page)).not.toBeAttached();
  await expect(consent).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts are requested at once', async ({ page }) => {
    const requested = page.waitForRequest(fontFile);
    await page.goto('');
    await requested;
  });
});
