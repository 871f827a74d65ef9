import { gzipSync } from 'node:zlib';
import type { Problem } from '../build/build-error.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { HtmlPage } from './html-page.ts';

/** The pages named in budgets.json arrive in the first flight: their HTML, with the CSS in it, fits when compressed. */
export function pagesFitTheBudget(pages: readonly HtmlPage[]): Problem[] {
  return pages.flatMap(({ file, path, html }) => {
    const limit = budgets.htmlGzipBytes[path as keyof typeof budgets.htmlGzipBytes];
    const size = limit === undefined ? 0 : gzipSync(html, { level: 6 }).length;
    if (limit === undefined || size <= limit) return [];
    return [
      {
        file,
        message: `The page has ${size} bytes compressed, more than ${limit}`,
        remedy: 'Shorten it, or raise the budget in scripts/checks/budgets.json with a reason',
      },
    ];
  });
}
