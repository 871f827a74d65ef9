/**
 * The step `content`: checks that the project's own content matches the specification, and that its pages fit the budgets.
 * No other step depends on what `content/` contains.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fontsFitTheBudget, pagesFitTheBudget } from '../../checks/budgets.ts';
import { readPages } from '../../checks/read-pages.ts';
import { inRoot } from '../../core/files/paths.ts';
import { measurePages } from './measure-pages.ts';
import { add, type Counts, countPages } from './test-counts.ts';
import { testSiteDir } from './test-site-dir.ts';
import { buildLiveSite } from './test-sites.ts';
import { runVitest } from './test-tools.ts';

const notice = `
These tests check the content of the specification: its posts, texts, prices, pictures and page sizes. After you have
replaced it by your own, disable this step: in package.json, under "config", set "specificationContent" to false. All
other steps work with any content.`;

/** @param options for Vitest; if there are any, only the Vitest part runs */
export async function runContent(options: readonly string[]): Promise<Counts> {
  if (!isOn()) {
    console.log('Skipped: "specificationContent" is false in package.json.');
    return { passed: 0, failures: [] };
  }
  await buildLiveSite('own');
  const counts = await runVitest('content', ['--project=content', ...options]);
  if (options.length === 0) {
    const dir = testSiteDir('own');
    add(counts, weighPages(dir));
    add(counts, await measurePages('measured', 'content'));
  }
  if (counts.failures.length > 0) console.error(notice);
  return counts;
}

/** The documented setting; on by default. */
function isOn(): boolean {
  const { config }: { config?: { specificationContent?: unknown } } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  return config?.specificationContent !== false;
}

function weighPages(dir: string): Counts {
  const pages = readPages(dir);
  const folder = path.join(dir, 'assets/fonts');
  const fonts = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }));
  return countPages(pages.length, [...pagesFitTheBudget(pages), ...fontsFitTheBudget(fonts)]);
}
