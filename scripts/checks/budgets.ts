import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Problem } from '../core/errors/problem.ts';
import { routeOf } from '../core/files/route-files.ts';
import { attribute } from '../core/text/html-text.ts';
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

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** First flight: the HTML of a page with its CSS, in bytes. */
export const firstFlight = (html: string): { gzip: number; brotli: number } => ({
  gzip: gzipSync(html, { level: 6 }).length,
  brotli: brotliBytes(html),
});

const scriptTag = /<script\b[^>]* type="module"[^>]*>/g;
const staticImport = /(?:^|[;}])import\s*(?:[\w$*{][^"';]*from\s*)?"(\.[^"]+)"/g;

/** In the script of every page: the selector of a part of some pages, and the part's script (`page-parts.ts`). */
const pagePart = /(["'`])((?:(?!\1).)*[#[](?:(?!\1).)*)\1:\(\)=>import\("(\.[^"]+)"\)/g;

/**
 * Whether a page's HTML can match a selector of `page-parts.ts` on a first visit: ids and attributes, alone or with an
 * element. What `html:not([data-first-visit])` precedes is for later visits.
 */
const contains = (html: string, selector: string): boolean =>
  selector.split(',').some((one) => {
    const [, id, name, operator, value] =
      /^\s*\w*(?:#([\w-]+)|\[([\w-]+)(?:(\^?=)"([^"]*)")?\])\s*$/.exec(one) ?? [];
    if (id) return html.includes(` id="${id}"`);
    if (!operator) return html.includes(` ${name}=`);
    return html.includes(` ${name}="${value}${operator === '=' ? '"' : ''}`);
  });

/**
 * Files of a page's scripts that run before the first interaction of a first visit, with their static imports: address →
 * bytes compressed (brotli).
 */
export function scriptSizes(html: string, read: (address: string) => string): Map<string, number> {
  const needed = new Map<string, number>();
  const at = (next: string, address: string) => new URL(next, `file://${address}`).pathname;
  const load = (address: string): void => {
    if (needed.has(address)) return;
    const code = read(address);
    needed.set(address, brotliBytes(code));
    for (const [, next = ''] of code.matchAll(staticImport)) load(at(next, address));
    for (const [, , selector = '', next = ''] of code.matchAll(pagePart))
      if (contains(html, selector)) load(at(next, address));
  };
  for (const [tag] of html.matchAll(scriptTag)) load(attribute(tag, 'src') ?? '');
  return needed;
}

/**
 * What a page's scripts cost before the first interaction: its module and the part for this page, with their static
 * imports.
 * @param read a file of the output by its address from the site's root
 */
export function scriptsFitTheBudget(
  pages: readonly BuiltPage[],
  read: (address: string) => string,
): Problem[] {
  const limits: Readonly<Record<string, { bytes: number; files: number }>> = budgets.scriptsBrotli;
  return pages.flatMap(({ file, html }) => {
    const limit = limits[routeOf(file)] ?? budgets.scriptsBrotli['*'];
    const needed = scriptSizes(html, read);
    const bytes = [...needed.values()].reduce((sum, size) => sum + size, 0);
    if (bytes <= limit.bytes && needed.size <= limit.files) return [];
    const largest = [...needed].sort(([, a], [, b]) => b - a)[0]?.[0];
    return [
      {
        file,
        message: `Its scripts have ${bytes} bytes compressed in ${needed.size} files, more than ${limit.bytes} in ${limit.files}; the largest is ${largest}`,
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
