/** Writes the tour that is next on the day of the visit. */
import { formatStart, type NextTourLine, nextTour } from '../../tour/next-tour/next-tour-text.ts';
import { find, keepCurrent, write } from './dates.ts';

export function showNextTour(): void {
  keepCurrent(update);
}

/** Whether the text is no longer that of the build. */
let changed = false;

function update(): void {
  const tour = find('next-tour');
  if (!tour) return;
  // Written by `NextTour`.
  const line = JSON.parse(tour.dataset.nextTour ?? '') as NextTourLine;
  const [from, to] = line.valid;
  const now = Date.now() / 60_000;
  // `Intl` takes long, see `write`.
  if (now >= from && now < to && !changed) return;
  changed = true;
  const next = nextTour(line, new Date().toLocaleString('sv', { timeZone: 'America/New_York' }));
  if (!next) return;
  write(tour.querySelector('b'), next.start, () => formatStart(next.start));
  write(find('next-tour-name'), next.name);
}
