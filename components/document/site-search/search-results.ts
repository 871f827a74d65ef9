import { type Content, tourSlugs } from '../../../content/types.ts';
import { searchable } from '../../base/searchable.ts';

/** Path of the list in the output; pages fetch it when the visitor starts to search. */
export const searchFile = 'assets/search.json';

/** Spec section 3: an entry of the site search. */
export interface SearchResult {
  name: string;
  /** Below the base. */
  path: string;
  type: 'tour' | 'page';
}

const pages = [
  ['About', '/about'],
  ['Tours', '/tours'],
  ['Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['In the News', '/in-the-news'],
  ['Contact', '/contact'],
  ['Press Kit', '/press-kit'],
  ['Booking', '/booking'],
] as const;

/** The list that is searched: four tours and eight pages. */
export function searchResults({ tours }: Pick<Content, 'tours'>): SearchResult[] {
  return [
    ...tourSlugs.map(
      (slug): SearchResult => ({ name: tours[slug].title, path: `/tours/${slug}`, type: 'tour' }),
    ),
    ...pages.map(([name, path]): SearchResult => ({ name, path, type: 'page' })),
  ];
}

/** Spec section 5: results only for more than one character; substring of the name, whatever its case. */
export function findResults<Result extends { name: string }>(
  results: readonly Result[],
  query: string,
): Result[] {
  const wanted = searchable(query);
  return wanted.length > 1 ? results.filter(({ name }) => searchable(name).includes(wanted)) : [];
}
