import { gzipSync } from 'node:zlib';
import { attribute } from '../core/html-text.ts';
import type { Problem } from '../core/problem.ts';
import { routeOf } from '../core/route-files.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { BuiltPage } from './read-pages.ts';

/**
 * Checks that the HTML of every page, with its CSS, is small enough when compressed.
 * Used by the tests only: a long text of an operator never stops a build.
 */
export function pagesFitTheBudget(
  pages: readonly BuiltPage[],
  table: 'htmlGzipBytes' | 'fixtureHtmlGzipBytes' = 'htmlGzipBytes',
): Problem[] {
  const limits: Record<string, number> = budgets[table];
  return pages.flatMap(({ file, html }) => {
    const limit = limits[routeOf(file)] ?? limits['*'];
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

const scriptTag = /<script\b[^>]* type="module"[^>]*>/g;
const staticImport = /(?:^|[;}])import\s*(?:[\w$*{][^"';]*from\s*)?"(\.[^"]+)"/g;

/** Files of a page's scripts with all that they import at once: address → bytes compressed. */
export function scriptSizes(html: string, read: (address: string) => string): Map<string, number> {
  const needed = new Map<string, number>();
  const load = (address: string): void => {
    if (needed.has(address)) return;
    const code = read(address);
    needed.set(address, gzipSync(code, { level: 6 }).length);
    for (const [, next = ''] of code.matchAll(staticImport))
      load(new URL(next, `file://${address}`).pathname);
  };
  for (const [tag] of html.matchAll(scriptTag)) load(attribute(tag, 'src') ?? '');
  return needed;
}

/**
 * What a page's script costs before anything is pressed: its module with all that it imports at once, compressed.
 * @param read a file of the output by its address from the site's root
 */
export function scriptsFitTheBudget(
  pages: readonly BuiltPage[],
  read: (address: string) => string,
): Problem[] {
  const limit = budgets.scriptGzipBytes;
  return pages.flatMap(({ file, html }) => {
    const needed = scriptSizes(html, read);
    const bytes = [...needed.values()].reduce((sum, size) => sum + size, 0);
    if (bytes <= limit) return [];
    const largest = [...needed].sort(([, a], [, b]) => b - a)[0]?.[0];
    return [
      {
        file,
        message: `Its scripts have ${bytes} bytes compressed, more than ${limit}; the largest is ${largest}`,
        remedy: 'Load it on demand, or raise the budget in scripts/checks/budgets.json with a reason',
      },
    ];
  });
}

/** @param fonts each font of the output with its bytes */
export function fontsFitTheBudget(fonts: readonly { file: string; bytes: number }[]): Problem[] {
  const sum = fonts.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budgets.fontBytes) return [];
  return [
    {
      file: 'assets/fonts',
      message: `The fonts have ${sum} bytes, more than ${budgets.fontBytes}`,
      remedy:
        'Include fewer characters in scripts/fonts/, or raise the budget in scripts/checks/budgets.json with a reason',
    },
  ];
}
