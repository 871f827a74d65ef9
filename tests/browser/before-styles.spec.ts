/** Menu and search pressed before the site's stylesheet has arrived: they open when it has, and never without it. */
import type { Page } from '@playwright/test';
import { hold } from './support/hold-scripts.ts';
import { frames } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const dialogs = [
  { button: 'Menu', id: 'site-menu' },
  { button: 'Search', id: 'site-search' },
] as const;

const look = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((dialog) => {
    const { backgroundColor, color, width, padding } = getComputedStyle(dialog);
    return { backgroundColor, color, width, padding };
  });

for (const { button, id } of dialogs)
  test(`${button} pressed before the stylesheet has arrived opens in its styles`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const press = () =>
      page.locator('[data-header]').getByRole('button', { name: button, exact: true }).click();
    await page.goto('about');
    await press();
    await expect(page.locator(`#${id}`)).toBeVisible();
    const wanted = await look(page, id);
    for (const path of ['', 'tours/brooklyn-heights', 'blog', 'gallery', 'no-such-page']) {
      const release = await hold(page, '**/assets/css/shared-*.css');
      await page.goto(path, { waitUntil: 'commit' });
      await press();
      await frames(page);
      expect(await page.locator('dialog[open]').count(), `${path}: without the stylesheet`).toBe(0);
      release();
      await expect(page.locator(`#${id}`), path).toBeVisible();
      await expect.poll(() => look(page, id), path).toEqual(wanted);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
