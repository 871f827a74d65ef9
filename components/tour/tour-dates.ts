/** The dates of a tour that search engines are told of (decisions: next 8 dates, in the season's months, New York time). */

export interface TourSchedule {
  /** 0 = Sunday. */
  weekdays: readonly number[];
  /** New York time, `14:00`. */
  time: string;
  skipDates: readonly string[];
}
export interface TourDate {
  /** With New York's offset, `2025-07-05T10:00:00-04:00`. */
  start: string;
  end: string;
}

const dayMs = 86_400_000;

/** @param after YYYY-MM-DD; the first date is later than this day */
export function nextTourDates(
  schedule: TourSchedule,
  season: { fromMonth: number; toMonth: number },
  after: string,
  durationMinutes: number,
  count = 8,
): TourDate[] {
  const dates: TourDate[] = [];
  const first = Date.parse(`${after}T00:00:00Z`);
  // Two years hold any season; a schedule without weekdays ends here too.
  for (let ahead = 1; ahead <= 730 && dates.length < count; ahead += 1) {
    const day = new Date(first + ahead * dayMs);
    const text = day.toISOString().slice(0, 10);
    const month = day.getUTCMonth() + 1;
    if (!schedule.weekdays.includes(day.getUTCDay())) continue;
    if (month < season.fromMonth || month > season.toMonth || schedule.skipDates.includes(text)) continue;
    dates.push({
      start: inNewYork(text, schedule.time),
      end: inNewYork(text, addMinutes(schedule.time, durationMinutes)),
    });
  }
  return dates;
}

/** Last day of the season that runs or comes next: prices are published up to it. */
export function seasonEnd(
  { fromMonth, toMonth }: { fromMonth: number; toMonth: number },
  today: string,
): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const over = month > toMonth || (fromMonth > toMonth && month >= fromMonth);
  return new Date(Date.UTC(over ? year + 1 : year, toMonth, 0)).toISOString().slice(0, 10);
}

function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = Math.min(hour * 60 + minute + minutes, 24 * 60 - 1);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

const offsets = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'longOffset',
});

function inNewYork(day: string, time: string): string {
  const noon = new Date(`${day}T17:00:00Z`);
  const zone = offsets.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}T${time}:00${zone?.replace('GMT', '') || '-05:00'}`;
}
