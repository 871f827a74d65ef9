/** Finds parts of a page by their headings and texts. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The section with this heading. */
export const sectionOf = (page: Page, heading: string | RegExp): Locator =>
  page
    .locator('main')
    .locator('section, article')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .last();

/** Expects the texts in `<main>` in this order. */
export async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const all = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  let from = 0;
  for (const text of texts) {
    const at = all.indexOf(text, from);
    expect(at, `"${text}" after character ${from}`).toBeGreaterThanOrEqual(0);
    from = at + text.length;
  }
}

/** Expects the breadcrumb from Home to the page, without the title of the page itself. */
export async function expectBreadcrumb(page: Page, trail: readonly (string | RegExp)[]): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText([...trail]);
}

/** Expects a link with this name and this `href`. */
export async function expectLink(scope: Page | Locator, name: string | RegExp, href: string | RegExp) {
  await expect(scope.getByRole('link', { name }).first()).toHaveAttribute('href', href);
}

/** Types of all nodes in the structured data of a page. */
export async function dataTypes(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((text) => {
    const data: unknown = JSON.parse(text);
    const found: string[] = [];
    JSON.stringify(data, (key, value: unknown) => {
      if (key === '@type') found.push(...[value].flat().map(String));
      return value;
    });
    return found;
  });
}
