/** The page that `npm run report` writes, opened from the disk. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const render = () =>
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/browser/support/write-report.ts'], {
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: 'scripts/tsconfig.json' },
  });

test('the report passes axe at 390, 820 and 1440 px in both schemes, fits the window and complies with its own policy', async ({
  page,
}, info) => {
  const file = info.outputPath('report.html');
  writeFileSync(file, render());
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  expect(await page.evaluate(() => document.querySelectorAll('script, [style]').length)).toBe(0);
  await page.locator('summary').first().click();
  const chart = page.getByRole('img', { name: /^Size of each page/ });
  await expect(chart).toBeVisible();
  await expect(page.getByRole('row', { name: /^\/about 12\.5 / })).toBeAttached();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    // The letters of a chart are 13 pixels high in a drawing of 640.
    expect((await chart.boundingBox())?.width).toBeGreaterThan(560 * (width < 700 ? 1 : 0.9));
    for (const [colorScheme, color] of [
      ['light', 'rgb(251, 245, 230)'],
      ['dark', 'rgb(20, 14, 10)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await paper()).toBe(color);
    }
    const scrolls = page.getByRole('region', { name: 'Budgets', exact: true });
    await scrolls.focus();
    await expect(scrolls).toBeFocused();
  }
  expect(messages).toEqual([]);
});
