import { nextTourDates } from '../../../components/tour/tour-dates.ts';
import { type Content, publicTourSlugs } from '../../../content/types.ts';

/** The first day, YYYY-MM-DD, on which some tour runs out of published dates: by then the site wants to be built again. */
export function lastTourDate({ tours, site }: Content, buildDate: string): string | undefined {
  const lasts = publicTourSlugs.flatMap((slug) => {
    const { schedule, durationMinutes } = tours[slug];
    const last = nextTourDates(schedule, site.season, buildDate, durationMinutes).at(-1);
    return last ? [last.start.slice(0, 10)] : [];
  });
  return lasts.sort()[0];
}
