/** Text far beyond every limit, which must not block the page. */
import type { Locator } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';

test('a word of a million letters, pasted before the script or searched for, does not block the page', async ({
  page,
}) => {
  const letters = 1_000_000;
  const paste = async (field: Locator) => {
    await field.focus();
    await field.evaluate((_, count) => document.execCommand('insertText', false, 'x'.repeat(count)), letters);
  };
  const release = await holdScripts(page);
  await page.goto('contact', { waitUntil: 'commit' });
  const message = page.locator('main form [name=message]').first();
  await paste(message);
  release();
  // What a field takes before its script is bounded.
  await expect(page.locator('[data-cut=message]')).toContainText('shorten the text by 19000');
  await message.press('End');
  await message.press('Backspace');
  await expect(page.locator('[data-cut=message]')).toContainText('shorten the text by 18999');

  for (const [path, name, field, part] of [
    ['tours', 'tour-finder', '#tour-search', 'count'],
    ['blog', 'blog-view', 'main input[type=search]', 'count'],
    ['about', 'site-search', '[name=q]', 'message'],
  ] as const) {
    await page.goto(path);
    const island = page.locator(`[data-island=${name}]`);
    if (name === 'site-search')
      await page.locator('[data-header] button[commandfor=site-search]').first().click();
    await page.locator(field).focus();
    await expect(island).toHaveAttribute('data-started', '');
    await paste(page.locator(field));
    const echo = island.locator(`[data-part=${part}]`);
    await expect
      .poll(() => echo.evaluate(({ textContent }) => textContent?.length ?? 0))
      .toBeGreaterThan(letters);
    expect(await echo.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
