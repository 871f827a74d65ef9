import { searchable } from '../base/searchable.ts';

export interface SearchableTour {
  title: string;
  description: string;
  teaser: string;
}

/** Tours whose title, description or teaser holds the text; any text filters, none shows all (spec section 5). */
export function filterTours<Tour extends SearchableTour>(tours: readonly Tour[], query: string): Tour[] {
  const wanted = searchable(query);
  if (!wanted) return [...tours];
  return tours.filter(({ title, description, teaser }) =>
    [title, description, teaser].some((text) => searchable(text).includes(wanted)),
  );
}

/** Message of the finder below its field, e.g. `Found 1 tour matching "bridge"`. */
export function tourCountText(count: number, query: string): string {
  if (count === 0) return `No tours found matching "${query}"`;
  return `Found ${count} ${count === 1 ? 'tour' : 'tours'} matching "${query}"`;
}
