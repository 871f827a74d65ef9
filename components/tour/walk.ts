/** Stories and walks belong together: a story names its walk, and the walk's page lists its stories. */
import type { Content, PostSummary, TourSlug } from '../../content/types.ts';

/** A tour as a link. */
export interface Walk {
  title: string;
  /** Address on this site. */
  path: string;
  /** What leads from a story to it. */
  lead: string;
  /** The button that books it: the calendar on its page, or the page where a private walk is arranged. */
  book: { label: string; href: string };
}

/** All walks by their slug. */
export function walksOf(tours: Content['tours']): Record<string, Walk> {
  return Object.fromEntries(
    Object.values(tours).map(({ slug, title }) => {
      const path = `/tours/${slug}`;
      return [slug, { title, path, ...waysTo(slug, path) }];
    }),
  );
}

const waysTo = (slug: TourSlug, path: string): Pick<Walk, 'lead' | 'book'> =>
  slug === 'private-tours'
    ? { lead: 'A walk of your own can follow it:', book: { label: 'Plan a private walk', href: path } }
    : { lead: 'This story is on our way:', book: { label: 'Book this walk', href: `${path}#book-now` } };

/** The walk that a story belongs to, if any. */
export function walkOf({ tour }: Pick<PostSummary, 'tour'>, tours: Content['tours']): Walk | undefined {
  return tour === undefined ? undefined : walksOf(tours)[tour];
}
