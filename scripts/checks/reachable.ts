import type { Problem } from '../core/errors/problem.ts';
import type { PageFacts } from './page-facts.ts';
import { pageSource, type SourceIndex } from './sources.ts';

export interface ReachOptions {
  basePath: string;
  /** Paths of noindex pages, such as the survey and the not-found page, which need no link. */
  hidden: ReadonlySet<string>;
  /** The content files of the pages. */
  sources?: SourceIndex | undefined;
}

/** Maximum number of clicks from the home page: crawlers rarely go deeper. */
const maxClicks = 3;

/** Checks that every page is a few clicks from the home page by plain links. */
export function pagesAreReachable(pages: readonly PageFacts[], options: ReachOptions): Problem[] {
  const wanted = pages.filter(({ path, isRedirect }) => !isRedirect && !options.hidden.has(path));
  const clicks = clicksFromHome(pages, options.basePath, wanted);
  return wanted.flatMap((page) => {
    const away = clicks.get(page.path);
    if (away !== undefined && away <= maxClicks) return [];
    const message =
      away === undefined
        ? 'No link leads to the page from the home page'
        : `The page is ${away} clicks from the home page, more than ${maxClicks}`;
    const file = pageSource(page, options.sources);
    return [{ file, message, remedy: 'Link to it from a page that is closer to the home page' }];
  });
}

/**
 * Path → least number of clicks. `/blog?post=ned` shows `/blog/ned`.
 * @param wanted stops when these are found: a few pages link to all others
 */
export function clicksFromHome(
  pages: readonly PageFacts[],
  basePath: string,
  wanted: readonly PageFacts[] = pages,
): Map<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map([['/', 0]]);
  // Most links occur on every page: each is followed once, from the nearest page.
  const followed = new Set<string>();
  const missing = new Set(wanted.map(({ path }) => path));
  missing.delete('/');
  // A map can grow during iteration and keeps its order: the nearest pages come first.
  for (const [path, away] of clicks) {
    if (missing.size === 0) break;
    for (const link of byPath.get(path)?.links ?? []) {
      if (followed.has(link)) continue;
      followed.add(link);
      const target = targetOf(link, basePath);
      if (target === undefined || !byPath.has(target) || clicks.has(target)) continue;
      clicks.set(target, away + 1);
      missing.delete(target);
    }
  }
  return clicks;
}

function targetOf(link: string, basePath: string): string | undefined {
  if (!link.startsWith(basePath)) return undefined;
  const [place = '', query = ''] = link.replace(/#.*/, '').split('?');
  const path = `/${place.slice(basePath.length)}`;
  const post = path === '/blog' ? new URLSearchParams(query).get('post') : null;
  return post ? `/blog/${post}` : path;
}
