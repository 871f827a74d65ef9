/** Posts and tours belong together: a post names its tour, and the tour's page lists its posts. */
import type { Content, PostSummary, TourSlug } from '../../content/types.ts';

/** A tour as a link. */
export interface TourLink {
  title: string;
  /** Address on this site. */
  path: string;
  /** Text before the link in a post. */
  lead: string;
  /** The button that books it: the calendar on its page, or the page where a private tour is arranged. */
  book: { label: string; href: string };
}

/** All tours by their slug. */
export function tourLinksOf(tours: Content['tours']): Record<string, TourLink> {
  return Object.fromEntries(
    Object.values(tours).map(({ slug, title }) => {
      const path = `/tours/${slug}`;
      return [slug, { title, path, ...linkTexts(slug, path) }];
    }),
  );
}

const linkTexts = (slug: TourSlug, path: string): Pick<TourLink, 'lead' | 'book'> =>
  slug === 'private-tours'
    ? { lead: 'A walk of your own can follow it:', book: { label: 'Plan a private walk', href: path } }
    : { lead: 'This story is on our way:', book: { label: 'Book this walk', href: `${path}#book-now` } };

/** The tour that a post belongs to, if any. */
export function tourLinkOf(
  { tour }: Pick<PostSummary, 'tour'>,
  tours: Content['tours'],
): TourLink | undefined {
  return tour === undefined ? undefined : tourLinksOf(tours)[tour];
}
