/** Finds the tour that starts next, on the server and, for the day of the visit, in the browser. */
import { formatTime } from '../../base/format-time.ts';
import type { Season } from '../season.ts';
import { nextTourDays, type TourSchedule } from '../tour-dates.ts';

/** A tour among those of which the next is shown. */
export interface ScheduledTour {
  /** Neighborhood, if the line names it. */
  name?: string;
  schedule: TourSchedule;
}
/** The tours of the line. */
export interface NextTourData {
  season: Season;
  tours: ScheduledTour[];
}
/** Data of the line, as JSON in an attribute. */
export interface NextTourLine extends NextTourData {
  /** Between these times, in minutes since 1970, the tour that the build has written is the next. */
  valid: [from: number, to: number];
}
/** The tour that starts next. */
interface NextTour {
  /** New York time, `2026-11-29 10:00`. */
  start: string;
  name: string;
}

/**
 * @param now New York time, `2026-11-28 21:40:59`; the tour starts later
 * @returns undefined when no tour is on a schedule
 */
export function nextTour({ season, tours }: NextTourData, now: string): NextTour | undefined {
  const starts = tours.flatMap(({ name = '', schedule }) => {
    const days = nextTourDays(schedule, season, dayBefore(now), 2);
    const day = days.find((candidate) => `${candidate} ${schedule.time}` > now);
    return day ? [{ start: `${day} ${schedule.time}`, name }] : [];
  });
  return starts.sort((a, b) => (a.start < b.start ? -1 : 1))[0];
}

function dayBefore(now: string): string {
  return new Date(Date.parse(now.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
}

/** `2026-11-29 10:00` → `Sunday, Nov 29, 10:00 AM` */
export function formatStart(start: string): string {
  const options = { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const day = new Date(start.slice(0, 10)).toLocaleDateString('en-US', options);
  return `${day}, ${formatTime(start.slice(11))}`;
}
