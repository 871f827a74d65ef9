import { notFoundSchema, pageSchemas } from '../../content/schema.ts';
import { breakIsland } from './support/break-island.ts';
import { expectSent } from './support/confirmations.ts';
import { fillContact, holdSends } from './support/forms.ts';
import { movePointer } from './support/pointer.ts';
import { pathOnSite } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test('a render error in the main part of a page shows the error screen', { tag: '@base' }, async ({
  page,
  baseURL,
}) => {
  // A blog view without posts to show cannot render.
  await breakIsland(page, 'blog-view');
  await page.goto('blog');
  const view = page.locator('[data-island=blog-view]');
  await movePointer(page);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(main).toContainText(
    "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
  );
  await expect(main.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute(
    'href',
    pathOnSite(baseURL, ''),
  );
  await expect(view).toBeHidden();
  // Nothing else of the page is left, including its first part.
  await expect(main.locator('h1:visible')).toHaveText(['Something went wrong']);
  const again = page.waitForEvent('load');
  await main.getByRole('button', { name: 'Try Again' }).click();
  await again;
  await expect(page.getByRole('heading', { name: 'Blog & Cat Stories' })).toBeVisible();
});

test('the error screen replaces the whole page, whatever its layout', async ({ page }) => {
  await breakIsland(page, 'tour-finder');
  await page.goto('tours');
  await page.locator('[data-island=tour-finder] input').focus();
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(main.locator('h1:visible')).toHaveText(['Something went wrong']);
});

test('a render error in a part that works without its script leaves the part unchanged', async ({ page }) => {
  await page.goto('');
  const carousel = page.locator('[data-island=testimonial-carousel]').first();
  const words = await carousel.locator('blockquote').first().textContent();
  await carousel.evaluate((island) => {
    window.matchMedia = () => {
      throw new Error('broken for the test');
    };
    island.dispatchEvent(new Event('island:start'));
  });
  await expect(carousel).not.toHaveAttribute('data-started');
  await expect(carousel.locator('blockquote').first()).toHaveText(words ?? '');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
});

test('a missing script of an older deploy reloads the page, once per session', { tag: '@base' }, async ({
  page,
}) => {
  await page.route(/tour-finder.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await page.goto('tours');
  const again = page.waitForEvent('load');
  await page.locator('[data-island=tour-finder] input').focus();
  await again;
  expect(failed).toEqual([]);
  const thrown = page.waitForEvent('pageerror');
  await page.locator('[data-island=tour-finder] input').focus();
  await thrown;
  await expect(page.locator('[data-island=tour-finder] input')).toBeVisible();
});

test('a missing script of an older deploy does not interrupt a send', async ({ page, sandbox }) => {
  await page.route(/site-search.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const letGo = await holdSends(page);
  await page.goto('contact');
  await fillContact(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('main form [data-part=sending]')).toBeVisible();
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page.locator('[data-header] button[commandfor=site-search]').first().click();
  await missing;
  await page.keyboard.press('Escape');
  const again = page.waitForEvent('load');
  letGo();
  await expectSent(page);
  await again;
  await expect(page.locator('main form [name=message]')).toHaveValue('');
  expect(await sandbox.submissions()).toHaveLength(2);
});

test('a missing script of an older deploy does not cancel a click on a link', async ({ page }) => {
  const waiting: (() => void)[] = [];
  const held = () => new Promise<void>((resolve) => waiting.push(resolve));
  await page.route(/tour-finder.*\.js$/, async (route) => {
    await held();
    await route.fulfill({ status: 404, body: '' });
  });
  await page.route('**/tours/*', async (route) => {
    await held();
    await route.continue();
  });
  await page.goto('tours');
  await page.locator('[data-island=tour-finder] input').focus();
  await expect.poll(() => waiting.length).toBe(1);
  const link = page.locator('[data-island=tour-finder] article a[href*="/tours/"]').first();
  // Under the pointer it would be fetched ahead.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => waiting.length).toBe(2);
  const missing = page.waitForResponse((response) => response.status() === 404);
  waiting[0]?.();
  await missing;
  // It has been reported to the page by then.
  await page.request.get('tours');
  waiting[1]?.();
  await expect(page).toHaveURL(/\/tours\/[a-z-]+$/);
});

test('a listener that handles a failed script prevents the error', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener(
      'preloadError',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        document.documentElement.dataset.handled = '';
      },
      true,
    );
  });
  await page.route(/tour-finder.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await page.goto('tours');
  await page.locator('[data-island=tour-finder] input').focus();
  await expect(page.locator('html')).toHaveAttribute('data-handled');
  expect(failed).toEqual([]);
});

const { suggestions } = words('not-found.yaml', notFoundSchema);
const suggesting = suggestions.flatMap(({ keywords, path }) =>
  keywords.map((keyword) => [`my-${keyword}-of-old`, path] as const),
);
test('an unknown path suggests the page of its keyword, or nothing', { tag: '@base' }, async ({
  page,
  baseURL,
}) => {
  for (const [path, suggested] of [
    ...suggesting,
    // The first matching entry of the table counts, not the first keyword of the address.
    ['gull-by-the-lamp', suggestions[0]?.path ?? 'none'] as const,
    ['xyz', null] as const,
  ])
    await test.step(`/${path} suggests ${suggested ?? 'nothing'}`, async () => {
      const logged = page.waitForEvent(
        'console',
        (message) => message.text().includes(`/${path}`) && message.type() === 'warning',
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words('pages/not-found.yaml', pageSchemas['not-found']).hero.title,
      );
      await logged;
      const suggestion = page.locator('[data-suggestion] a');
      if (suggested)
        await expect(suggestion, `/${path}`).toHaveAttribute('href', pathOnSite(baseURL, suggested.slice(1)));
      else await expect(page.locator('[data-suggestion]'), `/${path}`).toBeHidden();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
});
