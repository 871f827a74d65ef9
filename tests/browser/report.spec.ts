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

const looks = [390, 820, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);
for (const { width, scheme } of looks) {
  test(`the ${scheme} report passes axe at ${width} px, fits the window and complies with its own policy`, async ({
    page,
  }, info) => {
    const file = info.outputPath('report.html');
    writeFileSync(file, html());
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(pathToFileURL(file).href);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll('script, [style]').length)).toBe(0);
    await page.locator('summary').first().click();
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole('img', { name: /^Size of each page/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^\/about 12\.5 / })).toBeAttached();
    // The letters of a chart are 13 pixels high in a drawing of 640.
    const chart = page.getByRole('img', { name: /^Size of each page/ });
    expect((await chart.boundingBox())?.width).toBeGreaterThan(560 * (width < 700 ? 1 : 0.9));
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe(scheme === 'dark' ? 'rgb(20, 14, 10)' : 'rgb(251, 245, 230)');
    const scrolls = page.getByRole('region', { name: 'Budgets', exact: true });
    await scrolls.focus();
    await expect(scrolls).toBeFocused();
    expect(messages).toEqual([]);
  });
}
