import type { Problem } from '../build/build-error.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { PageFacts } from './page-facts.ts';

/** The pages named in budgets.json arrive soon: their HTML, with the CSS in it, is small when compressed. */
export function pagesFitTheBudget(pages: readonly PageFacts[]): Problem[] {
  const limits: Record<string, number> = budgets.htmlGzipBytes;
  return pages.flatMap(({ file, path, gzipBytes = 0 }) => {
    const limit = limits[path];
    if (limit === undefined || gzipBytes <= limit) return [];
    return [
      {
        file,
        message: `The page has ${gzipBytes} bytes compressed, more than ${limit}`,
        remedy: 'Shorten it, or raise the budget in scripts/checks/budgets.json with a reason',
      },
    ];
  });
}
