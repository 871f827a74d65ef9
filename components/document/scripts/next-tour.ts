/** Writes the tour that is next on the day of the visit. */
import { formatStart, type NextTourLine, nextTour } from '../../tour/next-tour/next-tour-text.ts';
import { find, keepCurrent, write } from './dates.ts';

export function showNextTour(): void {
  keepCurrent(update);
}

/** @param minute since 1970 @returns New York time, `2026-11-28 21:40:59` */
const newYork = (minute: number): string =>
  new Date(minute * 60_000).toLocaleString('sv', { timeZone: 'America/New_York' });

/** Whether the text is no longer that of the build. */
let changed = false;

function update(): void {
  const tour = find('next-tour');
  if (!tour) return;
  // Written by `NextTour`.
  const line = JSON.parse(tour.dataset.nextTour ?? '') as NextTourLine;
  const [from, to] = line.valid;
  const minute = Date.now() / 60_000;
  // `Intl` takes long, see `write`.
  if (minute >= from && minute < to && !changed) return;
  changed = true;
  const [now, night] = [newYork(minute), `${newYork(from).slice(0, 10)} 23:59`];
  // A clock before the day of the build is wrong: like the build, take the first date after that day.
  const next = nextTour(line, now.slice(0, 10) < night.slice(0, 10) ? night : now);
  if (!next) return;
  write(tour.querySelector('b'), next.start, () => formatStart(next.start));
  write(find('next-tour-name'), next.name);
}
