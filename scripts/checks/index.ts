/** Checks the output before it takes the place of the last good one: reads every page once, asks every question. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, type Problem } from '../build/build-error.ts';
import { pagesFitTheBudget } from './budgets.ts';
import { headIsRight } from './head.ts';
import { type HtmlPage, readPage } from './html-page.ts';
import { linkinatorPasses } from './linkinator.ts';
import { linksLeadSomewhere } from './links.ts';

export interface CheckOptions {
  /** Output folder. */
  dir: string;
  basePath: string;
  siteUrl: string;
  /** Pictures that are planned and not yet made, by their path under the site's root. */
  promised?: (path: string) => boolean;
}

/** All pages of an output folder; of the twins `x.html` and `x/index.html`, which are the same file, one. */
export function readPages(dir: string): { pages: HtmlPage[]; files: Set<string> } {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const files = new Set(names);
  const own = names.filter(
    (name) =>
      name.endsWith('.html') &&
      !(name.endsWith('/index.html') && files.has(name.replace('/index.html', '.html'))),
  );
  return {
    pages: own.sort().map((name) => readPage(name, readFileSync(path.join(dir, name), 'utf8'))),
    files,
  };
}

/** @throws BuildError with every fault of every page */
export async function checkOutput(options: CheckOptions): Promise<void> {
  const { pages, files } = readPages(options.dir);
  const problems: Problem[] = [
    ...linksLeadSomewhere(pages, files, options),
    ...headIsRight(pages),
    ...pagesFitTheBudget(pages),
    ...(await linkinatorPasses(pages, options)),
  ];
  if (problems.length > 0) throw new BuildError(problems);
}
