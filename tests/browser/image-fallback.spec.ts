import { holdScripts } from './support/hold-scripts.ts';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

const broken = (url: URL) => url.pathname.startsWith('/assets/images/');

for (const [file, kind] of [
  ['nowhere-640.jpg', ''],
  ['nowhere-640-q55e2.avif', ', one in AVIF too'],
])
  test(`a picture that fails is retried once as .webp${kind}`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(
      (url) => broken(url) && /\.(?:jpg|avif)$/.test(url.pathname),
      (route) => route.abort(),
    );
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('about');
    await page.evaluate((name) => {
      const image = Object.assign(new Image(), { alt: 'A cat', src: `/assets/images/${name}` });
      image.id = 'tried';
      document.querySelector('main')?.prepend(image);
    }, file);
    await expect(page.locator('#tried')).toHaveAttribute('data-retried', '');
    await expect
      .poll(() => asked.filter((path) => path === '/assets/images/nowhere-640.webp').length)
      .toBe(1);
  });

for (const [route, picture, placeholder] of [
  ['tours', 'main article img, main li img', /placeholder-tour\.svg$/],
  ['blog', 'main article img, main li img', /placeholder-blog\.svg$/],
  ['gallery', 'a[data-lightbox] img', /fallback-cat-[123]\.svg$/],
  ['', 'main [data-fallback=logo]', /placeholder-logo\.svg$/],
  ['about', 'main img[data-fallback=general], main picture img:not([data-fallback])', /placeholder\.svg$/],
] as const)
  test(`a picture of /${route} that fails twice shows the matching placeholder, with its data attribute`, async ({
    page,
  }) => {
    await page.route(broken, (route_) => route_.abort());
    await page.goto(route);
    const image = page.locator(picture).last();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('data-failed', '');
    await expect(image).toHaveAttribute('src', placeholder);
  });

test('posts activate with placeholders for failed pictures', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route(broken, (route) => route.abort());
  await page.goto('blog');
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

test('a failure is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await page.route(broken, (route) => route.abort());
  await page.goto('about');
  await logged;
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

for (const path of ['', 'about', 'tours/lower-east-side', 'blog'])
  test(`a hero of /${path} whose picture fails shows the gradient behind it`, async ({ page }) => {
    await page.route(broken, (route) => route.abort());
    await page.goto(path);
    const image = page.locator('main section').first().locator('img');
    await expect(image).toHaveAttribute('data-failed', '');
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).not.toMatch(
      /placeholder/,
    );
    await expect(image).toHaveCSS('clip-path', 'inset(50%)');
    await expect(image).toHaveAttribute('alt', /./);
    const frame = image.locator('xpath=..');
    await expect(frame).toHaveCSS('background-image', /gradient/);
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
