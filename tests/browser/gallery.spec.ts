import type { Page } from '@playwright/test';
import { pageSchemas } from '../../content/schema.ts';
import { galleryCounts } from './support/fixture.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const lightbox = (page: Page) => page.locator('dialog#lightbox-dialog');
const print = (page: Page, index: number) => page.locator('a[data-lightbox]').nth(index);
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);

async function open(page: Page, index: number): Promise<void> {
  await page.goto('gallery');
  await print(page, index).scrollIntoViewIfNeeded();
  await print(page, index).click();
  await expect(counter(page)).toHaveText(`${index + 1} / ${galleryCounts.tours}`);
}

test('a gallery picture opens full-screen with its position; the buttons turn and wrap', async ({ page }) => {
  await open(page, 0);
  const size = await lightbox(page).boundingBox();
  expect(size).toMatchObject({ x: 0, y: 0, width: 1280 });
  await lightbox(page)
    .getByRole('button', { name: /Previous/ })
    .click();
  await expect(counter(page)).toHaveText(`${galleryCounts.tours} / ${galleryCounts.tours}`);
  await lightbox(page).getByRole('button', { name: /Next/ }).click();
  await expect(counter(page)).toHaveText(`1 / ${galleryCounts.tours}`);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
});

test('arrow keys turn, Escape closes, and the focus returns to the picture', async ({ page }) => {
  await open(page, 4);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`6 / ${galleryCounts.tours}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`4 / ${galleryCounts.tours}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(print(page, 3)).toBeFocused();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('arrow keys with a modifier are left to the browser', async ({ page }) => {
  await open(page, 4);
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    window.addEventListener('keydown', (event) => event.defaultPrevented && refused.push(event.key));
  });
  // Dispatches the event only, since Alt with an arrow key would leave the page.
  // All in one direction, so that no wrong step is undone by the next.
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
    await lightbox(page).evaluate(
      (dialog, init) =>
        dialog.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      { key: 'ArrowRight', [modifier]: true },
    );
    expect(await counter(page).textContent(), modifier).toBe(`5 / ${galleryCounts.tours}`);
  }
  expect(await page.evaluate(() => ('refused' in window ? window.refused : undefined))).toEqual([]);
});

test('the lightbox opens empty, so that it is painted at once, also after another picture', async ({
  page,
}) => {
  await page.goto('gallery');
  await print(page, 0).hover();
  await expect(page.locator('[data-island=gallery-lightbox]')).toHaveAttribute('data-started');
  for (const index of [0, 1]) {
    const opened = await print(page, index).evaluate((link: HTMLElement) => {
      link.click();
      const dialog = document.querySelector('dialog#lightbox-dialog');
      const parts = ['picture', 'counter', 'caption'].map((name) =>
        dialog?.querySelector(`[data-part=${name}]`),
      );
      return {
        open: dialog?.hasAttribute('open'),
        filled: parts.filter((part) => part?.hasChildNodes()).length,
      };
    });
    expect(opened).toEqual({ open: true, filled: 0 });
    await expect(lightbox(page).locator('img')).toBeVisible();
    await expect(counter(page)).toHaveText(`${index + 1} / ${galleryCounts.tours}`);
    await page.keyboard.press('Escape');
    await expect(print(page, index)).toBeFocused();
  }
});

test('a screenshot of the whole page contains the pictures that are far from the window', async ({
  page,
}) => {
  await page.goto('gallery');
  const visible = await page
    .locator('[data-lightbox] img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => picture.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(visible.length).toBe(galleryCounts.tours + galleryCounts.fans);
  expect(visible).not.toContain(false);
});

test('the pictures of fans are a separate set', async ({ page }) => {
  await page.goto('gallery');
  await print(page, galleryCounts.tours).scrollIntoViewIfNeeded();
  await print(page, galleryCounts.tours).click();
  await expect(counter(page)).toHaveText(`1 / ${galleryCounts.fans}`);
});

test('Back closes the lightbox and stays on the page', async ({ page }) => {
  await page.goto('about');
  await open(page, 2);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('closing by the button leaves no history entry', async ({ page }) => {
  await page.goto('about');
  await open(page, 2);
  await lightbox(page).getByRole('button', { name: /Close/ }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the previous and next pictures are preloaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('gallery');
  const stem = async (index: number) =>
    new URL((await print(page, index).getAttribute('href')) ?? '', page.url()).pathname.replace(
      /-\d+\.\w+$/,
      '',
    );
  const neighbors = [await stem(galleryCounts.tours - 1), await stem(1)];
  /** Neighbors of which a file for the full window was requested: the grid uses files of at most 640 pixels. */
  const large = () =>
    neighbors.filter((start) =>
      asked.some((path) => path.startsWith(start) && Number(/-(\d+)\.\w+$/.exec(path)?.[1]) > 640),
    );
  await print(page, 0).scrollIntoViewIfNeeded();
  expect(large()).toEqual([]);
  await print(page, 0).click();
  await expect.poll(large).toEqual(neighbors);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const swipe = (page: Page, from: number, to: number) =>
    lightbox(page)
      .locator('img')
      .evaluate(
        (image, [start, end]) => {
          const at = (x: number) => [new Touch({ identifier: 1, target: image, clientX: x, clientY: 300 })];
          const send = (type: string, lists: TouchEventInit) =>
            image.dispatchEvent(new TouchEvent(type, { bubbles: true, ...lists }));
          send('touchstart', { touches: at(start), changedTouches: at(start) });
          send('touchend', { touches: [], changedTouches: at(end) });
        },
        [from, to] as const,
      );

  test('a swipe to the left shows the next picture, to the right the previous one', async ({ page }) => {
    await open(page, 0);
    await swipe(page, 300, 100);
    await expect(counter(page)).toHaveText(`2 / ${galleryCounts.tours}`);
    await swipe(page, 100, 300);
    await expect(counter(page)).toHaveText(`1 / ${galleryCounts.tours}`);
    await swipe(page, 100, 80);
    await expect(counter(page)).toHaveText(`1 / ${galleryCounts.tours}`);
  });

  test('a finger that moves an enlarged picture does not turn it', async ({ page }) => {
    await open(page, 0);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizePinchGesture', { x: 195, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
    const drag = { x: 180, y: 150, xDistance: -170, speed: 1600, gestureSourceType: 'touch' } as const;
    await session.send('Input.synthesizeScrollGesture', drag);
    await expect(counter(page)).toHaveText(`1 / ${galleryCounts.tours}`);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await swipe(page, 300, 100);
    await expect(counter(page)).toHaveText(`2 / ${galleryCounts.tours}`);
  });
});

test('the grid has three columns on wide screens', async ({ page }) => {
  await page.goto('gallery');
  const columns = await page
    .locator('[data-columns="3"]')
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);
});

test('the video is embedded from a host without cookies, under the heading of its channel', async ({
  page,
}) => {
  const texts = words('pages/gallery.yaml', pageSchemas.gallery);
  await page.goto('gallery');
  await expect(page.getByRole('heading', { name: texts.video.heading })).toBeVisible();
  const film = page.locator('main iframe');
  await expect(film).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(film).toHaveAttribute('title', /.+/);
  await expect(page.getByRole('link', { name: 'Book Your Tour Today' })).toHaveAttribute('href', '/tours');
  await expect(page.getByRole('link', { name: texts.closing.cta.label })).toHaveAttribute('href', '/contact');
});
