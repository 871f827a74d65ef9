import { gzipSync } from 'node:zlib';
import type { Problem } from '../build/build-error.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { BuiltPage } from './read-pages.ts';

/**
 * The pages named in budgets.json arrive soon: their HTML, with the CSS in it, is small when compressed.
 * For the tests alone: a long text of the operator's never stops a build.
 */
export function pagesFitTheBudget(pages: readonly BuiltPage[]): Problem[] {
  const limits: Record<string, number> = budgets.htmlGzipBytes;
  return pages.flatMap(({ file, html }) => {
    const limit = limits[`/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`];
    if (limit === undefined) return [];
    const bytes = gzipSync(html, { level: 6 }).length;
    if (bytes <= limit) return [];
    return [
      {
        file,
        message: `The page has ${bytes} bytes compressed, more than ${limit}`,
        remedy: 'Shorten it, or raise the budget in scripts/checks/budgets.json with a reason',
      },
    ];
  });
}
