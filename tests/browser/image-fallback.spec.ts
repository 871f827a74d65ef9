import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

const broken = (url: URL) => url.pathname.startsWith('/assets/images/');

test('a picture that fails is retried once as .webp, one in AVIF too', async ({ page }) => {
  const asked: string[] = [];
  await page.route(
    (url) => broken(url) && /\.(?:jpg|avif)$/.test(url.pathname),
    (route) => route.abort(),
  );
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('about');
  for (const [stem, ending] of [
    ['nowhere-640', 'jpg'],
    ['nowhere-768', 'q55e2.avif'],
  ] as const) {
    const name = ending === 'jpg' ? `${stem}.jpg` : `${stem}-${ending}`;
    await page.evaluate(
      ([file, id]) => {
        const image = Object.assign(new Image(), { alt: 'A cat', src: `/assets/images/${file}`, id });
        document.querySelector('main')?.prepend(image);
      },
      [name, stem],
    );
    await expect(page.locator(`#${stem}`)).toHaveAttribute('data-retried', '');
    await expect
      .poll(() => asked.filter((path) => path === `/assets/images/${stem}.webp`).length, name)
      .toBe(1);
  }
});

/** Expects that a hero whose picture failed shows the gradient behind it. */
async function expectGradient(page: Page): Promise<void> {
  const image = page.locator('main section').first().locator('img');
  await expect(image).toHaveAttribute('data-failed', '');
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).not.toMatch(/placeholder/);
  await expect(image).toHaveCSS('clip-path', 'inset(50%)');
  await expect(image).toHaveAttribute('alt', /./);
  const frame = image.locator('xpath=..');
  await expect(frame).toHaveCSS('background-image', /gradient/);
}

/** Expects that a picture that failed twice shows the matching placeholder, with its data attribute. */
async function expectPlaceholder(page: Page, picture: string, placeholder: RegExp): Promise<void> {
  const image = page.locator(picture).last();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('data-failed', '');
  await expect(image).toHaveAttribute('src', placeholder);
}

const pages: readonly {
  path: string;
  hero?: boolean;
  picture?: string;
  placeholder?: RegExp;
}[] = [
  { path: '', hero: true, picture: 'main [data-fallback=logo]', placeholder: /placeholder-logo\.svg$/ },
  {
    path: 'about',
    hero: true,
    picture: 'main img[data-fallback=general], main picture img:not([data-fallback])',
    placeholder: /placeholder\.svg$/,
  },
  { path: 'tours', picture: 'main article img, main li img', placeholder: /placeholder-tour\.svg$/ },
  { path: 'tours/lower-east-side', hero: true },
  { path: 'gallery', picture: 'a[data-lightbox] img', placeholder: /fallback-cat-[123]\.svg$/ },
  {
    path: 'blog',
    hero: true,
    picture: 'main article img, main li img',
    placeholder: /placeholder-blog\.svg$/,
  },
];

test('a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate', async ({
  page,
}) => {
  const [faults, logged]: [string[], string[]] = [[], []];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => logged.push(message.text()));
  await page.route(broken, (route) => route.abort());
  for (const { path, hero, picture, placeholder } of pages)
    await test.step(`/${path}`, async () => {
      await page.goto(path);
      if (hero) await expectGradient(page);
      if (picture && placeholder) await expectPlaceholder(page, picture, placeholder);
      await expect.poll(() => logged.splice(0).join('\n')).toContain('could not be loaded');
    });

  const image = page.locator('main article img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('data-failed', '');
  await movePointer(page);
  await expect(page.locator('[data-island=blog-view]')).toHaveAttribute('data-started');
  await expect(image).toHaveAttribute('src', /placeholder-blog\.svg$/);
  expect(faults).toEqual([]);
});

test('if the placeholder fails, too, there is no further attempt', async ({ page }) => {
  await page.route(
    (url) => broken(url) || /placeholder|fallback/.test(url.pathname),
    (route) => route.abort(),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('gallery');
  const image = page.locator('a[data-lightbox] img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('data-failed', '');
  const source = new URL((await image.getAttribute('src')) ?? '', page.url()).pathname;
  await expect.poll(() => asked.includes(source)).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(image).toHaveAttribute('src', source);
});

test('a picture that failed before the script ran is detected', async ({ page }) => {
  const release = await holdScripts(page);
  await page.route(broken, (route) => route.abort());
  await page.goto('about', { waitUntil: 'commit' });
  const hero = page.locator('main img').first();
  await expect
    .poll(() => hero.evaluate((image) => image instanceof HTMLImageElement && image.complete))
    .toBe(true);
  await expect(hero).not.toHaveAttribute('data-failed');
  release();
  await expect(hero).toHaveAttribute('data-failed', '');
});

test('a post opened after one whose picture failed shows its own picture', async ({ page }) => {
  const hero = page.locator('main section').first().locator('img');
  let fails = true;
  await page.route(broken, (route) => (fails ? route.abort() : route.continue()));
  await page.goto('blog');
  await page.locator('main article h3 a').first().click();
  await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
  await expect(hero).toHaveAttribute('data-failed', '');
  fails = false;
  await page.locator('main li article h3 a').first().click();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(hero).not.toHaveAttribute('data-failed');
});
