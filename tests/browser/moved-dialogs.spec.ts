/** Menu, search and lightbox while an extension moves them, or wraps the whole page. */
import { errorsOf } from './support/changed-page.ts';
import { scripted } from './support/ready.ts';
import { expect, test } from './support/test.ts';

for (const [part, path, open] of [
  ['menu', 'about', '[commandfor=site-menu]'],
  ['search', 'about', '[commandfor=site-search]'],
  ['lightbox', 'gallery', 'a[data-lightbox]'],
] as const)
  test(`the open ${part} stays modal when an extension wraps the page or moves the part`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await scripted(page);
    const dialog = page.locator('dialog:modal');
    for (const moved of ['body > *', 'dialog']) {
      await page.locator(`${open} >> visible=true`).first().click();
      await expect(dialog).toBeVisible();
      if (part === 'search') await dialog.getByRole('combobox').fill('tour');
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll(selector)) {
          const place = document.createElement('div');
          element.replaceWith(place);
          place.append(element);
        }
      }, moved);
      await expect(dialog).toBeVisible();
      if (part === 'search') {
        await expect(dialog.getByRole('combobox')).toHaveValue('tour');
        // Browsers empty a search field at the first Escape.
        await dialog.getByRole('combobox').fill('');
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    }
    expect(errors).toEqual([]);
  });
