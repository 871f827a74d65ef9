/** Stories and walks belong together: a story names its walk, and the walk's page lists its stories. */
import type { Content, PostSummary } from '../../content/types.ts';

/** A tour as a link. */
export interface Walk {
  title: string;
  /** Address on this site. */
  path: string;
}

/** All walks by their slug. */
export function walksOf(tours: Content['tours']): Record<string, Walk> {
  return Object.fromEntries(
    Object.values(tours).map(({ slug, title }) => [slug, { title, path: `/tours/${slug}` }]),
  );
}

/** The walk that a story belongs to, if any. */
export function walkOf({ tour }: Pick<PostSummary, 'tour'>, tours: Content['tours']): Walk | undefined {
  return tour === undefined ? undefined : walksOf(tours)[tour];
}
