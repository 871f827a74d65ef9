/** Writes the tour that is next on the day of the visit. */
import { type NextTourData, nextTourText } from '../../tour/next-tour/next-tour-text.ts';
import { find, keepCurrent, write } from './dates.ts';

export function showNextTour(): void {
  keepCurrent(update);
}

function update(): void {
  const tour = find('next-tour');
  const newYork = new Date().toLocaleString('sv', { timeZone: 'America/New_York' });
  // Written by `NextTour`.
  const next = tour && nextTourText(JSON.parse(tour.dataset.nextTour ?? '') as NextTourData, newYork);
  if (!next) return;
  write(tour.querySelector('b'), next.when);
  write(find('next-tour-name'), next.name);
}
