/** Every question has a link that opens its answer (spec section 2, FAQ accordion). */
import type { Page } from '@playwright/test';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const items = (page: Page) => page.locator('main details');
const openItems = (page: Page) => page.locator('main details[open]');

test('on every page with questions each link opens its answer, and no other', async ({ page, request }) => {
  test.setTimeout(180_000);
  let pages = 0;
  for (const route of await allRoutes(request)) {
    const html = await (await request.get(route)).text();
    const ids = [...html.matchAll(/<details[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    if (ids.length === 0) continue;
    pages += 1;
    expect(new Set(ids).size, route).toBe(ids.length);
    const last = ids.at(-1) ?? '';
    await page.goto(`${route}#${last}`);
    // A reload restores the scroll position, which must be final.
    await expect(page.locator(`[id="${last}"] summary`)).toBeInViewport();
    await page.reload();
    await expect(openItems(page), route).toHaveAttribute('id', last);
    await expect(page.locator(`[id="${last}"] summary`)).toBeInViewport();
  }
  expect(pages).toBeGreaterThan(3);
});

test('a link on the page opens it, also after it was closed; any fragment is safe', async ({ page }) => {
  await page.goto('contact');
  const id = (await items(page).nth(2).getAttribute('id')) ?? '';
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: `#${target}`, textContent: 'Go there' });
    document.querySelector('main')?.prepend(link);
  }, id);
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('link', { name: 'Go there' }).click();
    await expect(openItems(page)).toHaveAttribute('id', id);
    await openItems(page).locator('summary').click();
    await expect(openItems(page)).toHaveCount(0);
  }
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const hash of ['%', 'no-such-question', 'faq-section']) {
    await page.goto(`contact#${hash}`);
    await page.reload();
    await expect(openItems(page)).toHaveCount(1);
  }
  expect(errors).toEqual([]);
});
