/** What opens and closes faster than the browser follows: the last press counts, and Back leads where it should. */
import type { Locator, Page } from '@playwright/test';
import { fullPost, galleryCounts } from './support/fixture.ts';
import { expectAddress, goBack } from './support/history.ts';
import { hold, holdScripts } from './support/hold-scripts.ts';
import { activate } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const lightbox = (page: Page) => page.locator('dialog#lightbox-dialog');
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);

/** The gallery with its lightbox, reached from another page. */
async function openGallery(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('popstate', () => {
      document.documentElement.dataset.popped = '';
    });
  });
  await page.goto('about');
  await page.goto('gallery');
  await start(page, 'gallery-lightbox');
}

const start = (page: Page, name: string) => activate(page.locator(`[data-island=${name}]`));

async function expectShown(page: Page, index: number | undefined): Promise<void> {
  if (index === undefined) await expect(lightbox(page)).toBeHidden();
  else await expect(counter(page)).toHaveText(`${index + 1} / ${galleryCounts.tours}`);
}

const expectState = (page: Page, state: object | null) =>
  expect.poll(() => page.evaluate(() => window.history.state)).toEqual(state);

/** Back closes what is open, and the next Back leaves the page. */
async function expectBackToLeave(page: Page, index?: number): Promise<void> {
  await expectState(page, index === undefined ? null : { lightbox: true });
  if (index !== undefined) {
    await goBack(page);
    await expect(lightbox(page)).toBeHidden();
    await expectAddress(page, /\/gallery$/);
  }
  await goBack(page);
  await expectAddress(page, /\/about$/);
}

/** A number opens that picture. */
type Press = number | 'close' | 'back';

/** Presses before the browser has gone back, which it does some tasks after the `close` event. */
const pressAtOnce = (page: Page, presses: readonly Press[]) =>
  page.evaluate(async (all) => {
    const links = document.querySelectorAll<HTMLElement>('a[data-lightbox]');
    const dialog = document.querySelector('dialog#lightbox-dialog');
    for (const press of all)
      if (typeof press === 'number') links[press]?.click();
      else if (press === 'back') window.history.back();
      else {
        const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }));
        dialog?.querySelector<HTMLElement>('button[command=close]')?.click();
        await closed;
      }
  }, presses);

for (const [presses, shown] of [
  [[0, 'close', 2], 2],
  [[1, 'close', 1], 1],
  [[0, 'close', 2, 'close'], undefined],
  [[0, 'close', 2, 'close', 1], 1],
  [[0, 'close', 2, 'close', 1, 'close', 3, 'close'], undefined],
] satisfies [Press[], number | undefined][])
  test(`the lightbox after ${presses.join(', ')}`, async ({ page }) => {
    await openGallery(page);
    await pressAtOnce(page, [5]);
    await expectShown(page, 5);
    await pressAtOnce(page, ['close', ...presses]);
    await expect(page.locator('html')).toHaveAttribute('data-popped');
    await expectShown(page, shown);
    await expectBackToLeave(page, shown);
  });

test('Back at the moment of opening closes the lightbox', async ({ page }) => {
  await openGallery(page);
  await pressAtOnce(page, [0, 'back']);
  await expect(page.locator('html')).toHaveAttribute('data-popped');
  await expectShown(page, undefined);
  await expectBackToLeave(page);
});

test('Back at the moment of closing leaves the page', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox ignores Back while it is going back.');
  await openGallery(page);
  await pressAtOnce(page, [1, 'close', 'back']);
  await expectAddress(page, /\/about$/);
});

test('by mouse and keys, without waiting, the lightbox shows the last picture', async ({ page }) => {
  await openGallery(page);
  const prints = page.locator('a[data-lightbox]');
  await prints.nth(0).click();
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await prints.nth(index).click();
  }
  await expectShown(page, 3);
  await expectBackToLeave(page, 3);
});

test('a reload of an open lightbox, and Forward to a closed one, leave no entry without effect', async ({
  page,
}) => {
  await openGallery(page);
  await pressAtOnce(page, [0]);
  await page.reload();
  await start(page, 'gallery-lightbox');
  await expectState(page, null);
  await page.evaluate(() => window.history.forward());
  await expect(page.locator('html')).toHaveAttribute('data-popped');
  await expectState(page, null);
  await expectShown(page, undefined);
  await expectBackToLeave(page);
});

test('a lightbox that was closed before its script came stays closed; the last of two pictures is shown', async ({
  page,
}) => {
  await page.goto('about');
  const letGo = await holdScripts(page);
  await page.goto('gallery', { waitUntil: 'commit' });
  const prints = page.locator('a[data-lightbox]');
  await prints.nth(1).click();
  await page.keyboard.press('Escape');
  await expectShown(page, undefined);
  letGo();
  await start(page, 'gallery-lightbox');
  await expectShown(page, undefined);
  await expectBackToLeave(page);
  const again = await holdScripts(page);
  await page.goto('gallery', { waitUntil: 'commit' });
  await prints.nth(1).click();
  await page.keyboard.press('Escape');
  await prints.nth(3).click();
  again();
  await expectShown(page, 3);
  await expectBackToLeave(page, 3);
});

for (const [id, field] of [
  ['site-search', 'input'],
  ['site-menu', 'a'],
] as const)
  test(`${id} opened and closed in one moment is as the last press left it`, async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await page.goto('about');
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
    const before = await page.evaluate(() => window.history.length);
    const dialog = page.locator(`#${id}`);
    const press = (presses: readonly ('show-modal' | 'close')[]) =>
      page.evaluate(
        ({ id, presses }) => {
          for (const command of presses)
            document
              .querySelector<HTMLElement>(
                `button[commandfor=${id}]${command === 'close' ? '[command=close]' : ':not([command=close])'}`,
              )
              ?.click();
        },
        { id, presses },
      );
    await press(['show-modal', 'close', 'show-modal', 'close', 'show-modal']);
    await expect(dialog.locator(field).first()).toBeVisible();
    await press(['close', 'show-modal', 'close']);
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.history.length)).toBe(before);
  });

/** By events in Firefox, which does not count the clicks of a driver: the second click hits what the first has shown. */
const doubleClick = async (link: Locator, browserName: string): Promise<void> =>
  browserName === 'firefox'
    ? link.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        for (const detail of [1, 2])
          document
            .elementFromPoint(left + 1, top + 1)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
      })
    : link.dblclick();

test('a post that was left while it loads does not come back', async ({ page, browserName }) => {
  await page.goto('about');
  await page.goto('blog?post=no-such-story');
  await start(page, 'blog-view');
  const letGo = await hold(page, '**/assets/posts/*.json');
  const cards = page.locator('main article h3 a');
  const last = await cards.nth(1).textContent();
  await cards.nth(0).click();
  await cards.nth(1).click();
  await cards.nth(1).click();
  letGo();
  await expect(page.locator('h1')).toHaveText(last ?? '');
  const back = page.getByRole('link', { name: 'Back to all posts' });
  await back.scrollIntoViewIfNeeded();
  await doubleClick(back, browserName);
  await expectAddress(page, /\/blog$/);
  await expect(cards.nth(1)).toBeVisible();
  await goBack(page);
  await expectAddress(page, /\/about$/);
});

test('a link within a post keeps the post, its nodes and the focus', async ({ page }) => {
  await page.goto(`blog?post=${fullPost.id}`);
  const title = page.locator('main h1');
  await expect(title).toHaveText(fullPost.title);
  await title.evaluate((element) => element.setAttribute('data-same', ''));
  await page.evaluate(() => {
    window.location.hash = 'main';
    window.history.back();
  });
  await expectAddress(page, /\/blog\?post=[^#]+$/);
  await expect(title).toHaveAttribute('data-same');
});
