/** Browsers, or extensions that harden them, without some features: only what needs them is missing. */
import type { Page } from '@playwright/test';
import { errorsOf } from './support/changed-page.ts';
import { expectSent } from './support/confirmations.ts';
import { fillContact } from './support/forms.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { movePointer } from './support/pointer.ts';
import { scripted } from './support/ready.ts';
import { expect, test } from './support/test.ts';
import { posts } from './support/words.ts';

/** None of them is necessary for a flow of the site. The types refuse newer features of the language (components/tsconfig.json). */
function removeFeatures(): void {
  const lost: [object, string[]][] = [
    [
      window,
      [
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
        'structuredClone',
        'scheduler',
        'Iterator',
      ],
    ],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['any', 'withResolvers', 'try']],
    [Document.prototype, ['fonts', 'startViewTransition']],
    [Navigator.prototype, ['onLine', 'connection', 'clipboard', 'share', 'serviceWorker']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLButtonElement.prototype, ['command', 'commandForElement', 'popoverTargetElement']],
    [Element.prototype, ['checkVisibility']],
  ];
  for (const [owner, names] of lost) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** A browser refuses selectors that it does not know, but drops them from the list of `:is()`. */
function refuseSelectors(): void {
  const unknown = /:popover-open|:has\(|:open\b|:modal/;
  const understood = (selector: string) => {
    const dropped = selector.replace(/:is\((?:[^()]|\([^()]*\))*\)/g, (list) =>
      unknown.test(list) ? ':is()' : list,
    );
    if (unknown.test(dropped)) throw new SyntaxError(`${selector} is not a valid selector`);
    return dropped;
  };
  for (const owner of [Element.prototype, Document.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      Object.assign(owner, {
        [name](this: unknown, selector: string) {
          return Reflect.apply(original, this, [understood(selector)]);
        },
      });
    }
}

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

test('every flow works without the features that only refine it', async ({ page, sandbox }) => {
  test.slow();
  const errors = errorsOf(page);
  await page.addInitScript(removeFeatures);
  await page.addInitScript(refuseSelectors);
  const release = await holdScripts(page);
  await page.goto('contact', { waitUntil: 'commit' });
  await fillContact(page);
  await page.locator('main form button[type=submit]').click();
  release();
  await expectSent(page);
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

  await page.goto('tours/brooklyn-heights');
  await page.mouse.wheel(0, 600);
  await expect(page.locator('#stop-2')).toBeAttached();
  await page.goto('booking');
  await expect(page.locator('[data-island=booking-calendar]')).toHaveAttribute('data-started');
  await page.goto('gallery');
  await page.locator('a[data-lightbox]').first().click();
  await expect(page.locator('dialog#lightbox-dialog img')).toBeVisible();
  await expect(errorScreen(page)).toHaveCount(0);
  expect(errors.filter((error) => !error.startsWith('A part of the page did not start'))).toEqual([]);
});

test('a page that changes below an open menu has no error in a browser without :modal (Safari before 15.6)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.addInitScript(refuseSelectors);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about');
  await scripted(page);
  await page.locator('[commandfor=site-menu] >> visible=true').first().click();
  await page.evaluate(() => document.body.append(document.createElement('div')));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
