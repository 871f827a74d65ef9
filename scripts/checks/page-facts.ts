/** The facts about a page that the checks use, read once from its HTML after rendering. Plain data, so that it can be cached. */
import { routeOf } from '../core/files/route-files.ts';
import { decode } from '../core/text/html-text.ts';
import { faultsIn, type PageFault } from './page-faults.ts';
import { type PageParts, piecesOf } from './page-parts.ts';
import { readTags, type Tags } from './page-tags.ts';
import { blocksOf, readStructuredData, type StructuredData } from './structured-data.ts';
import { readVisible } from './structured-data-visible.ts';

/** Title of redirect pages, by which they are recognized. */
export const redirectTitle = 'This page has moved';
export const isRedirectPage = (html: string): boolean => html.includes(`<title>${redirectTitle}</title>`);

export interface PageFacts {
  /** File in the output, e.g. `tours/brooklyn-heights.html`. */
  file: string;
  /** Path under which it is shown. */
  path: string;
  title: string;
  description: string;
  /** Whether it is a redirect page. */
  isRedirect: boolean;
  ids: string[];
  /** Addresses of this site in href, src and srcset, each once. */
  links: string[];
  /** Names of the islands in the HTML. */
  islands: string[];
  /** Types in its structured data, `Product+TouristTrip`. */
  types: string[];
  /** Internal addresses outside of links that crawlers follow: address from the host's root → where it occurs. */
  dataLinks: Record<string, string>;
  /** Letters in its text that the site's fonts lack. */
  foreign?: string;
  /** Faults of the page by itself. */
  faults: PageFault[];
}

/** @param file path in the output; @param page see `readTags` */
export function readPageFacts(file: string, page: PageParts): PageFacts {
  const path = routeOf(file);
  const title = decode(/<title>([^<]*)<\/title>/.exec(page.head)?.[1] ?? '');
  const isRedirect = title === redirectTitle;
  const tags = readTags(page);
  const { description, ids, links, islands, foreign } = tags;
  const facts = {
    file,
    path,
    title,
    description,
    isRedirect,
    ids: [...ids],
    links: [...links],
    islands: [...islands],
  };
  if (isRedirect) return { ...facts, types: [], dataLinks: {}, faults: [] };
  const data = dataOf(page, tags);
  const faults = [...faultsIn(title, tags), ...data.faults];
  return { ...facts, types: data.types, dataLinks: data.links, faults, ...(foreign && { foreign }) };
}

/** Structured data, and the addresses in tags for link previews. */
function dataOf(page: PageParts, { canonical, shares }: Tags): StructuredData {
  const origin = URL.canParse(canonical) ? new URL(canonical).origin : 'unknown:';
  const data = readStructuredData(piecesOf(page).flatMap(blocksOf), origin, readVisible(page));
  for (const [name, address] of shares) {
    if (!address.startsWith('http'))
      data.faults.push({ message: `${name} is not an absolute address`, remedy: 'Use absoluteUrl()' });
    else if (address.startsWith(`${origin}/`)) data.links[address.slice(origin.length)] ??= name;
  }
  return data;
}
