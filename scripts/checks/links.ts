import { attempt } from '../core/attempt.ts';
import type { Finding, Problem } from '../core/problem.ts';
import type { PageFacts } from './page-facts.ts';
import { type SourceIndex, writtenAt } from './sources.ts';

export interface LinkCheckOptions {
  basePath: string;
  /** Whether a file is in the output, by its path. */
  hasFile: (file: string) => boolean;
  /** Pictures that are planned but not made yet, by their path from the site's root. */
  promised?: ((path: string) => boolean) | undefined;
  /** Source positions of the links. */
  sources?: SourceIndex | undefined;
}

/** Checks that every internal link leads to a file, every fragment to an id, and none to a redirect page. */
export function linksLeadSomewhere(pages: readonly PageFacts[], options: LinkCheckOptions): Problem[] {
  const check = createLinkCheck(pages, options);
  const problems = new Map<string, Problem>();
  for (const page of pages) {
    const report = (link: string, finding: Finding) => {
      const places = writtenAt(link, page, options);
      // A link in the content can occur on many pages; it is reported once.
      for (const place of places.length > 0 ? places : [{ file: page.file }])
        problems.set(JSON.stringify([place, finding]), { ...place, ...finding });
    };
    for (const link of page.links) {
      const finding = check(link, page);
      if (finding) report(link, finding);
    }
    for (const [link, where] of Object.entries(page.dataLinks)) {
      const finding = check(link, page);
      if (finding) report(link, { ...finding, message: `${where}: ${finding.message}` });
    }
  }
  return [...problems.values()];
}

type LinkCheck = (link: string, page: PageFacts) => Finding | undefined;

/** Checks each address once. */
function createLinkCheck(
  pages: readonly PageFacts[],
  { basePath, hasFile, promised }: LinkCheckOptions,
): LinkCheck {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const findings = new Map<string, Finding | undefined>();
  const check: LinkCheck = (link, page) => {
    const [address = '', fragment] = link.split('#');
    const [place = ''] = address.split('?');
    // The same page answers at /x and /x/, where a relative address leads to different places.
    if (place !== '' && !place.startsWith('/'))
      return { message: `"${link}" is a relative address`, remedy: 'Use href() for internal addresses' };
    if (attempt(() => decodeURIComponent(link)) === undefined)
      return { message: `"${link}" has an invalid % sequence`, remedy: 'Write a literal % as %25' };
    if (place !== '' && !place.startsWith(basePath)) {
      return {
        message: `"${link}" is outside of the folder ${basePath}`,
        remedy: 'Use href() for internal addresses',
      };
    }
    const path = place === '' ? page.path : `/${place.slice(basePath.length)}`;
    const id = path === '/blog' ? postOf(address) : undefined;
    const target = id === undefined ? byPath.get(decodeURI(path)) : postPage(id, byPath);
    // An unknown post shows the list; those that the content names have been looked up.
    if (!target && id !== undefined) return undefined;
    if (!target) {
      if (hasFile(path.slice(1)) || promised?.(path)) return undefined;
      return {
        message: `"${link}" leads to no page or file`,
        remedy: 'Correct the address, or add the page or file',
      };
    }
    if (target.stub && !page.stub)
      return { message: `"${link}" leads to an old address`, remedy: 'Use the new address' };
    if (fragment && !target.ids.includes(decodeURIComponent(fragment))) {
      return {
        message: `"${link}": there is no id "${fragment}" on ${target.path}`,
        remedy: 'Correct the fragment',
      };
    }
    return undefined;
  };
  return (link, page) => {
    const key = link.startsWith('#') ? page.path + link : link;
    // Correct addresses, nearly all, are cached as undefined.
    const known = findings.get(key);
    if (known || findings.has(key)) return known;
    const finding = check(link, page);
    findings.set(key, finding);
    return finding;
  };
}

/** The post that `/blog?post=ned` shows. */
const postOf = (address: string): string | undefined =>
  new URLSearchParams(/\?(.*)$/.exec(address)?.[1]).get('post') ?? undefined;

/** A post's aliases are redirect pages to `/blog?post=` with its id. */
function postPage(id: string, byPath: ReadonlyMap<string, PageFacts>): PageFacts | undefined {
  const page = byPath.get(`/blog/${id}`);
  if (!page?.stub) return page;
  const named = page.links.map(postOf).find((post) => post !== undefined);
  return named === undefined ? undefined : byPath.get(`/blog/${named}`);
}
