/** Browsers, or extensions that harden them, without some features: only what needs them is missing. */
import type { Page } from '@playwright/test';
import { errorsOf } from './support/changed-page.ts';
import { fillContact } from './support/forms.ts';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';
import { posts } from './support/words.ts';

/** None of them is necessary for a flow of the site. */
function removeFeatures(): void {
  for (const name of [
    'matchMedia',
    'MutationObserver',
    'IntersectionObserver',
    'ResizeObserver',
    'PerformanceResourceTiming',
    'PointerEvent',
    'AbortController',
    'requestIdleCallback',
    'Notification',
    'caches',
    'CSS',
  ])
    Reflect.deleteProperty(window, name);
  const lost: [object, string][] = [
    [Performance.prototype, 'getEntriesByName'],
    [Document.prototype, 'fonts'],
    [Document.prototype, 'startViewTransition'],
    [Navigator.prototype, 'onLine'],
    [Navigator.prototype, 'connection'],
    [Navigator.prototype, 'clipboard'],
    [Navigator.prototype, 'share'],
    [Navigator.prototype, 'serviceWorker'],
  ];
  for (const [owner, name] of lost) Reflect.deleteProperty(owner, name);
}

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

test('every flow works without the features that only refine it', async ({ page, sandbox }) => {
  test.slow();
  const errors = errorsOf(page);
  await page.addInitScript(removeFeatures);
  await page.goto('contact');
  await fillContact(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(await sandbox.submissions()).toHaveLength(2);

  const story = posts()[0];
  await page.goto('blog');
  await movePointer(page);
  await expect(page.locator('[data-island=blog-view]')).toHaveAttribute('data-started');
  await page.locator('main article h3 a').first().click();
  await expect(page.locator('main [data-part=screen] h1')).toHaveText(story?.title ?? '');
  await page.goto(`blog?post=${story?.id}`);
  await expect(page.locator('main h1')).toHaveText(story?.title ?? '');

  await page.goto('');
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.click();
  await expect(page.locator('[data-dot="1"]').first()).toHaveAttribute('aria-current', 'true');

  await page.goto('booking');
  await expect(page.locator('[data-island=booking-calendar]')).toHaveAttribute('data-started');
  await page.goto('gallery');
  await page.locator('a[data-lightbox]').first().click();
  await expect(page.locator('dialog#lightbox-dialog img')).toBeVisible();
  await expect(errorScreen(page)).toHaveCount(0);
  expect(errors.filter((error) => !error.startsWith('A part of the page did not start'))).toEqual([]);
});
