/** Islands whose HTML an extension has replaced by a copy, before or after they started: the copy works, too. */
import type { Page } from '@playwright/test';
import { errorsOf, openHeld } from './support/changed-page.ts';
import { expectSent } from './support/confirmations.ts';
import { fillSurvey } from './support/forms.ts';
import { replaceBlocks } from './support/other-extensions.ts';
import { activate } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** An island, and what shows that a copy of it works. */
const copied: Record<string, readonly [path: string, act: (page: Page) => Promise<void>]> = {
  'tour-finder': [
    'tours',
    async (page) => {
      await page.locator('#tour-search').fill('zeppelin');
      await expect(page.getByRole('heading', { name: 'No tours found' })).toBeVisible();
    },
  ],
  'blog-view': [
    'blog',
    async (page) => {
      await page.locator('#blog-search').fill('zeppelin');
      await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
      await page.locator('#blog-search').fill('');
      await page.locator('main article h3 a').first().click();
      await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
    },
  ],
  'price-calculator': [
    'tours/private-tours',
    async (page) => {
      const total = page.locator('[data-island=price-calculator] output strong');
      const before = (await total.textContent()) ?? '';
      await page.getByLabel('Number of guests').fill('29');
      await expect(total).not.toHaveText(before);
    },
  ],
  'testimonial-carousel': [
    '',
    async (page) => {
      const dot = page.locator('[data-island=testimonial-carousel] [data-dot="2"]');
      await expect(async () => {
        await dot.click();
        await expect(dot).toHaveAttribute('aria-current', 'true', { timeout: 500 });
      }).toPass();
    },
  ],
  'gallery-lightbox': [
    'gallery',
    async (page) => {
      await page.locator('a[data-lightbox]').nth(1).click();
      await expect(page.locator('#lightbox-dialog').getByText(/^2 \/ \d+$/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#lightbox-dialog')).toBeHidden();
      // Closing goes one step back in the history, which would otherwise lead away from the next page.
      await page.waitForFunction(() => window.history.state === null);
    },
  ],
  'booking-calendar': [
    'booking',
    async (page) => {
      const frame = page.locator('[data-island=booking-calendar] iframe');
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveCSS('visibility', 'visible');
    },
  ],
  'help-button': [
    'contact',
    async (page) => {
      await page.locator('[data-island=help-button] a').click();
      await expect(page.locator('[data-pulse]')).toBeInViewport();
    },
  ],
  'survey-form': [
    'survey',
    async (page) => {
      await fillSurvey(page);
      await page.locator('main form button[type=submit]').click();
      await expectSent(page, 'Thank You!');
    },
  ],
  'newsletter-form': [
    '',
    async (page) => {
      const field = page.locator('[data-island=newsletter-form] [name=EMAIL]');
      await field.fill('ann@example.org');
      await page.reload();
      await expect(field).toHaveValue('ann@example.org');
    },
  ],
  'site-search': [
    'about',
    async (page) => {
      await page.locator('[data-header] button[commandfor=site-search]').first().click();
      await page.locator('#site-search input').fill('zeppelin');
      await expect(page.locator('#site-search [data-part=message]')).toContainText('No results');
    },
  ],
};

for (const when of ['before', 'after'])
  test(`every island works as a copy that was made ${when} it started`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    // In one window, where a page opens in half the time.
    for (const [name, [path, act]] of Object.entries(copied))
      await test.step(name, async () => {
        let release = () => {};
        if (when === 'before') release = await openHeld(page, path);
        else await page.goto(path);
        const island = page.locator(`[data-island=${name}]`).first();
        await island.waitFor({ state: 'attached' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        if (when === 'after') await activate(island);
        await replaceBlocks(page, `[data-island=${name}]`);
        release();
        await activate(island);
        await act(page);
        expect(errors).toEqual([]);
      });
  });
