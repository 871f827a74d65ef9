/** Hydration changes nothing visible: no island causes a layout shift, whenever its script loads, and the focus is kept. */
import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { activate, scripted } from './support/ready.ts';
import { frames, visitAgain, waitForFonts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

interface Part {
  island: string;
  path: string;
  /** The element that is clicked or focused before the script has loaded; the island itself if it has no controls. */
  press?: string;
}

const parts: readonly Part[] = [
  { island: 'testimonial-carousel', path: '', press: '[data-part=next]' },
  { island: 'testimonial-carousel', path: 'tours', press: '[data-dot="3"]' },
  { island: 'testimonial-carousel', path: 'tours/brooklyn-heights', press: '[data-part=pause]' },
  { island: 'newsletter-form', path: '', press: '[name=EMAIL]' },
  { island: 'tour-finder', path: 'tours', press: 'input' },
  { island: 'price-calculator', path: 'tours/private-tours', press: '[data-part=more]' },
  { island: 'booking-calendar', path: 'booking' },
  { island: 'booking-calendar', path: 'tours/lower-east-side' },
  { island: 'contact-form', path: 'contact', press: '[name=name]' },
  { island: 'help-button', path: 'contact' },
  { island: 'survey-form', path: 'survey', press: '[name=name]' },
  { island: 'blog-view', path: 'blog', press: '[data-topic]:nth-of-type(3)' },
  { island: 'gallery-lightbox', path: 'gallery' },
];

const islandOf = (page: Page, { island }: Pick<Part, 'island'>) =>
  page.locator(`[data-island="${island}"]`).first();

interface Box {
  name: string;
  place: number[];
}

/** One line for each box that has moved by more than a rounding difference. */
const movedBoxes = (before: readonly Box[], after: readonly Box[]): string[] =>
  before.length === after.length
    ? before.flatMap(({ name, place }, index) => {
        const now = after[index]?.place ?? [];
        return place.some((value, side) => Math.abs(value - (now[side] ?? 0)) > 1)
          ? [`${name}: ${place.join(' ')} is now ${now.join(' ')}`]
          : [];
      })
    : [`${before.length} boxes are now ${after.length}`];

/** Boxes of all elements with a layout, those of the island first. */
const boxes = (page: Page, island: string): Promise<Box[]> =>
  page.evaluate((name) => {
    const root = document.querySelector(`[data-island="${name}"]`);
    const others = document.querySelectorAll('main, main > *, main > * > *');
    const all = [...(root?.querySelectorAll('*') ?? []), ...others];
    return all
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('svg, dialog, [data-fixed]'),
      )
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { name: `${element.localName}#${element.id}`, place: [left, top, width, height] };
      });
  }, island);

/** Opens a page whose scripts have not loaded yet, with an island in view. */
async function openHeld(page: Page, path: string, island?: string): Promise<() => void> {
  await page.unrouteAll();
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await waitForFonts(page);
  // Indicators that pass by themselves.
  await expect(page.locator('main p[aria-hidden=true]').filter({ hasText: 'Loading...' })).toBeHidden();
  if (island !== undefined) await scrollTo(page, island);
  // Pictures have reserved space in the layout, so only the scripts can cause later shifts.
  await frames(page);
  return release;
}

async function scrollTo(page: Page, island: string): Promise<void> {
  // The one is closed, the other has a fixed position.
  if (['gallery-lightbox', 'help-button'].includes(island)) return;
  const root = islandOf(page, { island });
  await expect(async () => {
    await root.evaluate((element) =>
      (element.firstElementChild ?? element).scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect(root).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** Prints one row of the table of layout shifts of `npm test -- browser hydration`. */
function report({ island, path }: Part, width: number, state: string, shift: number): void {
  console.log(
    ['shift', island.padEnd(20), `/${path}`.padEnd(24), width, state.padEnd(8), shift.toFixed(4)].join(' '),
  );
}

// The page's script comes early or late at any width alike, so each width has one of them.
for (const [width, height, time] of [
  [390, 844, 'early'],
  [1280, 800, 'late'],
] as const)
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const path of new Set(parts.map((part) => part.path))) {
      const onPage = parts.filter((part) => part.path === path);
      const names = onPage.map(({ island }) => island).join(' and ');

      test(`${names} on /${path} hydrate ${time}, in view and on a click, without layout shift`, async ({
        page,
      }) => {
        const shifts = await watchShifts(page);
        await visitAgain(page);
        const expectNone = async (part: Part, state: string) => {
          const shift = await shifts();
          report(part, width, state, shift);
          expect(shift, `${part.island}, ${state}`).toBe(0);
        };

        const release = await openHeld(page, path);
        await shifts();
        release();
        if (time === 'late') await scripted(page);
        for (const part of onPage) {
          if (time === 'late') await scrollTo(page, part.island);
          await activate(islandOf(page, part));
          await expectNone(part, time);
        }

        for (const part of onPage) {
          const start = await openHeld(page, path, part.island);
          const before = await boxes(page, part.island);
          await shifts();
          start();
          await activate(islandOf(page, part));
          await expectNone(part, 'in view');
          // The calendar shows above its frame that it loads.
          await expect
            .poll(async () => movedBoxes(before, await boxes(page, part.island)), part.island)
            .toEqual([]);
        }

        for (const part of onPage.filter(({ press }) => press !== undefined)) {
          const start = await openHeld(page, path, part.island);
          const target = page.locator(`[data-island="${part.island}"] ${part.press}`).first();
          await target.click();
          await target.evaluate((element) => element instanceof HTMLElement && element.focus());
          await shifts();
          start();
          await activate(islandOf(page, part));
          await frames(page);
          await expectNone(part, 'clicked');
          await expect(target).toBeFocused();
        }
      });
    }
  });

test('the carousel keeps its focus and its position', async ({ page }) => {
  const part = { island: 'testimonial-carousel', path: '' };
  await visitAgain(page);
  const release = await openHeld(page, part.path, part.island);
  const strip = page.locator('[data-part=strip]').first();
  await strip.focus();
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }));
  const left = await strip.evaluate(({ scrollLeft }) => scrollLeft);
  expect(left).toBeGreaterThan(100);
  release();
  await activate(islandOf(page, part));
  await frames(page);
  await expect(strip).toBeFocused();
  expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(left);
  await expect(page.locator('[data-dot="2"]').first()).toHaveAttribute('aria-current', 'true');
});

test('a gallery picture opens before and after its script has loaded without layout shift', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const part = { island: 'gallery-lightbox', path: 'gallery' };
  await visitAgain(page);
  const release = await openHeld(page, part.path, part.island);
  const print = page.locator('a[data-lightbox]').first();
  await print.scrollIntoViewIfNeeded();
  await print.click();
  await expect(page.locator('#lightbox-dialog')).toBeVisible();
  await shifts();
  release();
  await expect(page.locator('#lightbox-dialog img')).toBeVisible();
  await page.locator('#lightbox-dialog img').evaluate((image: HTMLImageElement) => image.decode());
  const shift = await shifts();
  report(part, 1280, 'opened', shift);
  expect(shift).toBe(0);
});
