import { attempt } from '../core/errors/attempt.ts';
import type { Finding, Problem } from '../core/errors/problem.ts';
import type { PageFacts } from './page-facts.ts';
import { type SourceIndex, writtenAt } from './sources.ts';

export interface LinkCheckOptions {
  basePath: string;
  /** Whether a file is in the output, by its path. */
  hasFile: (file: string) => boolean;
  /** Pictures that are planned but not made yet, by their path from the site's root. */
  planned?: ((path: string) => boolean) | undefined;
  /** Source positions of the links. */
  sources?: SourceIndex | undefined;
}

/**
 * Checks that every internal link leads to a file, every fragment to an id, and none to a redirect page.
 * @param changed the pages whose links are checked; all by default
 */
export function linksLeadSomewhere(
  pages: readonly PageFacts[],
  options: LinkCheckOptions,
  changed = pages,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  /** Links that pages share: most occur on every page. */
  const right = new Set<string>();
  const problems = new Map<string, Problem>();
  const look = (link: string, page: PageFacts, where?: string): void => {
    const isOwn = link.startsWith('#');
    if (isOwn ? page.ids.includes(link.slice(1)) : right.has(link)) return;
    const found = checkLink(link, page, byPath, options);
    if (!found) {
      // A redirect page may link to another.
      if (!isOwn && !page.isRedirect) right.add(link);
      return;
    }
    const finding = where ? { ...found, message: `${where}: ${found.message}` } : found;
    const places = writtenAt(link, page, options);
    // A link in the content can occur on many pages; it is reported once.
    for (const place of places.length > 0 ? places : [{ file: page.file }])
      problems.set(JSON.stringify([place, finding]), { ...place, ...finding });
  };
  for (const page of changed) {
    for (const link of page.links) look(link, page);
    for (const [link, where] of Object.entries(page.dataLinks)) look(link, page, where);
  }
  return [...problems.values()];
}

function checkLink(
  link: string,
  page: PageFacts,
  byPath: ReadonlyMap<string, PageFacts>,
  { basePath, hasFile, planned }: LinkCheckOptions,
): Finding | undefined {
  const wrong = (what: string, remedy: string): Finding => ({ message: `"${link}"${what}`, remedy });
  const [address = '', fragment] = link.split('#');
  const [place = ''] = address.split('?');
  // The same page answers at /x and /x/, where a relative address leads to different places.
  if (place !== '' && !place.startsWith('/'))
    return wrong(' is a relative address', 'Use href() for internal addresses');
  if (attempt(() => decodeURIComponent(link)) === undefined)
    return wrong(' has an invalid % sequence', 'Write a literal % as %25');
  if (place !== '' && !place.startsWith(basePath))
    return wrong(` is outside of the folder ${basePath}`, 'Use href() for internal addresses');
  const path = place === '' ? page.path : `/${place.slice(basePath.length)}`;
  const id = path === '/blog' ? postOf(address) : undefined;
  const target = id === undefined ? byPath.get(decodeURI(path)) : postPage(id, byPath);
  if (!target) {
    // An unknown post shows the list; those that the content names have been looked up.
    if (id !== undefined || hasFile(path.slice(1)) || planned?.(path)) return undefined;
    return wrong(' leads to no page or file', 'Correct the address, or add the page or file');
  }
  if (target.isRedirect && !page.isRedirect) return wrong(' leads to an old address', 'Use the new address');
  if (fragment && !target.ids.includes(decodeURIComponent(fragment)))
    return wrong(`: there is no id "${fragment}" on ${target.path}`, 'Correct the fragment');
  return undefined;
}

/** The post that `/blog?post=ned` shows. */
const postOf = (address: string): string | undefined =>
  new URLSearchParams(/\?(.*)$/.exec(address)?.[1]).get('post') ?? undefined;

/** A post's aliases are redirect pages to `/blog?post=` with its id. */
function postPage(id: string, byPath: ReadonlyMap<string, PageFacts>): PageFacts | undefined {
  const page = byPath.get(`/blog/${id}`);
  if (!page?.isRedirect) return page;
  const named = page.links.map(postOf).find((post) => post !== undefined);
  return named === undefined ? undefined : byPath.get(`/blog/${named}`);
}
