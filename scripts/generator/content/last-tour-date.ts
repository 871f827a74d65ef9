import { nextTourDays } from '../../../components/tour/tour-dates.ts';
import { type Content, publicTourSlugs } from '../../../content/types.ts';

/** The day, YYYY-MM-DD, by which the site must be built again because a tour runs out of published dates. */
export function lastTourDate({ tours, site }: Content, buildDate: string): string | undefined {
  const lasts = publicTourSlugs.flatMap((slug) => {
    // Days without their times: the table of time zones takes 20 ms to load.
    return nextTourDays(tours[slug].schedule, site.season, buildDate).at(-1) ?? [];
  });
  return lasts.sort()[0];
}
