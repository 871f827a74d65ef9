/** The page that `npm run report` writes, opened from the disk. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const html = () =>
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/browser/support/write-report.ts'], {
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: 'scripts/tsconfig.json' },
  });

for (const width of [390, 1440]) {
  test(`the report passes axe at ${width} px, fits the window and complies with its own policy`, async ({
    page,
  }, info) => {
    const file = info.outputPath('report.html');
    writeFileSync(file, html());
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathToFileURL(file).href);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll('script, [style]').length)).toBe(0);
    await page.locator('summary').first().click();
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole('img', { name: /^Size of each page/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^\/about 12\.5 / })).toBeAttached();
    const scrolls = page.getByRole('region', { name: 'Budgets', exact: true });
    await scrolls.focus();
    await expect(scrolls).toBeFocused();
    expect(messages).toEqual([]);
  });
}
