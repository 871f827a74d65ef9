/** Writes the tour that is next on the day of the visit. */
import { afterLoad } from '../../island/moments.ts';
import { formatStart, type NextTourData, nextTour } from '../../tour/next-tour/next-tour-text.ts';
import { find, keepCurrent, write } from './dates.ts';

/** When the browser is idle, since the zone of another place takes `Intl`, see `write`. */
export function showNextTour(): void {
  afterLoad(() => keepCurrent(update));
}

function update(): void {
  const tour = find('next-tour');
  const newYork = new Date().toLocaleString('sv', { timeZone: 'America/New_York' });
  // Written by `NextTour`.
  const next = tour && nextTour(JSON.parse(tour.dataset.nextTour ?? '') as NextTourData, newYork);
  if (!next) return;
  write(tour.querySelector('b'), next.start, () => formatStart(next.start));
  write(find('next-tour-name'), next.name);
}
