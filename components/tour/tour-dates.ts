/** Dates of the tours. Search engines get the next 8 dates (decision 9); pages show the next one. */
import { inSeason, type Season } from './season.ts';

/** When a tour takes place, from its file in `content/tours/`. */
export interface TourSchedule {
  /** 0 = Sunday. */
  weekdays: readonly number[];
  /** New York time, `14:00`. */
  time: string;
  skipDates: readonly string[];
}
/** A date of a tour. */
export interface TourDate {
  /** With New York's offset, `2025-07-05T10:00:00-04:00`. */
  start: string;
  end: string;
}

const dayMs = 86_400_000;
/** Dates of a tour that are published. */
const published = 8;

/** @param after YYYY-MM-DD; the first date is later than this day */
export function nextTourDates(
  schedule: TourSchedule,
  season: Season,
  after: string,
  durationMinutes: number,
  count = published,
): TourDate[] {
  return nextTourDays(schedule, season, after, count).map((day) => ({
    start: inNewYork(day, schedule.time),
    end: endOf(day, schedule.time, durationMinutes),
  }));
}

/**
 * Days on which a tour runs, as YYYY-MM-DD.
 * @param after YYYY-MM-DD; the first day is later than this one
 */
export function nextTourDays(
  { weekdays, skipDates }: Pick<TourSchedule, 'weekdays' | 'skipDates'>,
  season: Season,
  after: string,
  count = published,
): string[] {
  const days: string[] = [];
  const first = Date.parse(`${after}T00:00:00Z`);
  // Two years include any season; a schedule without weekdays ends here too.
  for (let ahead = 1; ahead <= 730 && days.length < count; ahead += 1) {
    const day = new Date(first + ahead * dayMs);
    const text = day.toISOString().slice(0, 10);
    if (!weekdays.includes(day.getUTCDay()) || !inSeason(day.getUTCMonth() + 1, season)) continue;
    if (!skipDates.includes(text)) days.push(text);
  }
  return days;
}

/** When a tour ends, in New York; a late one ends on the next day. */
function endOf(day: string, time: string, minutes: number): string {
  const [endDay = '', endTime = ''] = new Date(Date.parse(`${day}T${time}Z`) + minutes * 60_000)
    .toISOString()
    .split('T');
  return inNewYork(endDay, endTime.slice(0, 5));
}

/** A time of day in New York on a day: `2025-07-05T10:00:00-04:00`. */
export function inNewYork(day: string, time: string): string {
  const noon = new Date(`${day}T17:00:00Z`);
  const offsets = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    timeZoneName: 'longOffset',
  });
  const zone = offsets.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}T${time}:00${zone?.replace('GMT', '') || '-05:00'}`;
}
