/** Before the site's stylesheet has arrived: menu and search open when it has, and never without it; a failed request is repeated. */
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

/** Number of rules of a stylesheet; 0 while it has not been loaded. */
const rules = (page: Page, name: string) =>
  page.locator(`link[rel=stylesheet][href*="/${name}-"]`).evaluate(({ sheet }: HTMLLinkElement) => {
    try {
      return sheet?.cssRules.length ?? 0;
    } catch {
      return 0;
    }
  });

test('a stylesheet that a bad connection kept away is requested until it is there', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const sheet of ['shared', 'dark']) {
    const answers = ['cut', 'unavailable'];
    await page.route(`**/assets/css/${sheet}-*.css`, (route) => {
      const answer = answers.shift();
      if (answer === 'cut') return route.abort();
      return answer ? route.fulfill({ status: 503 }) : route.fallback();
    });
    await page.goto('about');
    await expect.poll(() => rules(page, sheet), sheet).toBeGreaterThan(0);
    expect(answers, sheet).toEqual([]);
  }
});
