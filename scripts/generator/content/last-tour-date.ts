import { nextTourDates } from '../../../components/tour/tour-dates.ts';
import { type Content, publicTourSlugs } from '../../../content/types.ts';

/** The day, YYYY-MM-DD, by which the site must be built again because a tour runs out of published dates. */
export function lastTourDate({ tours, site }: Content, buildDate: string): string | undefined {
  const lasts = publicTourSlugs.flatMap((slug) => {
    const { schedule, durationMinutes } = tours[slug];
    const last = nextTourDates(schedule, site.season, buildDate, durationMinutes).at(-1);
    return last ? [last.start.slice(0, 10)] : [];
  });
  return lasts.sort()[0];
}
