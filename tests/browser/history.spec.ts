/** A visit adds one history entry per page, whatever its frames and scripts do. */
import type { Page } from '@playwright/test';
import { firstTour } from './support/fixture.ts';
import { collectErrors } from './support/page-errors.ts';
import { expect, test } from './support/test.ts';

/** One of each kind of page with a frame, and the booking page with the addresses for which its script replaces the frame. */
const pagesWithFrames = [
  'booking',
  `booking?itemId=${firstTour.item}`,
  `booking?itemId=${firstTour.item}&utm_source=x`,
  `tours/${firstTour.slug}`,
  'gallery',
];

test('a page with a frame adds one history entry, and the first Back leaves it', async ({ page }) => {
  await page.goto('about');
  for (const path of pagesWithFrames)
    await test.step(`/${path}`, async () => {
      const before = await page.evaluate(() => history.length);
      await page.goto(path);
      const frame = page.locator('main iframe').first();
      await frame.evaluate((element) => element.scrollIntoView());
      const island = page.locator('[data-island=booking-calendar]');
      if (!path.startsWith('gallery')) await expect(island).toHaveAttribute('data-started');
      await expect.poll(() => loadedAddress(page)).toBe(await frame.getAttribute('src'));
      // After the first Back, a page takes the place of the one that was left.
      expect(await page.evaluate(() => history.length)).toBe(
        path === pagesWithFrames[0] ? before + 1 : before,
      );
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });
});

/** The current address of the page's frame. */
const loadedAddress = (page: Page) =>
  page
    .frames()
    .find((frame) => frame !== page.mainFrame())
    ?.url();

const refuse = () => {
  for (const name of ['replaceState', 'pushState'] as const)
    history[name] = () => {
      throw new DOMException('The document has no address of its own.', 'SecurityError');
    };
};

test('if the browser refuses to change the address, pages, posts and the lightbox still work', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(refuse);
  await page.goto('about.html');
  await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  await page.goto('blog');
  const card = page.locator('main article h3 a').first();
  const title = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.locator('h1')).toHaveText(title);
  await page.goto('gallery');
  await page.locator('a[data-lightbox]').first().click();
  await expect(page.locator('dialog#lightbox-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog#lightbox-dialog')).toBeHidden();
  expect(errors).toEqual([]);
});

for (const path of ['//about/', '///about', '//tours//brooklyn-heights/', '/.//about.html'])
  test(`on a host that serves ${path} the page changes to its canonical address`, async ({
    page,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    const wanted = path
      .replace(/^\/\.\//, '/')
      .replace(/\/+/g, '/')
      .replace(/(?:\.html|\/)$/, '');
    await page.route(
      (url) => url.pathname.includes('//'),
      async (route) => route.fulfill({ response: await route.fetch({ url: new URL(wanted, baseURL).href }) }),
    );
    await page.goto(new URL(baseURL ?? '').origin + path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(wanted);
    expect(errors).toEqual([]);
  });
