/**
 * Updates what depends on the day of the visit, since the page was built earlier: the month of the urgency banner, the
 * copyright year, the next tour. A page has each at most once.
 */
import { type NextTourData, nextTourText } from '../../tour/next-tour/next-tour-text.ts';
import { urgencyMonth } from '../banner/urgency-month.ts';

export function showDates(): void {
  update();
  // The page may have been open in another tab, or in the back/forward cache, for days.
  document.addEventListener('visibilitychange', update);
}

const find = (place: string) => document.querySelector<HTMLElement>(`[data-${place}]`);

function update(): void {
  const now = new Date();
  // The Swedish locale formats dates as ISO 8601.
  const day = now.toLocaleDateString('sv');
  const month = find('urgency-month');
  const [fromMonth = 1, toMonth = 12] = (month?.dataset.urgencyMonth ?? '').split(' ').map(Number);
  write(month, urgencyMonth(day, { fromMonth, toMonth }));
  write(find('year'), day.slice(0, 4));

  const tour = find('next-tour');
  // Written by `NextTour`.
  const newYork = now.toLocaleString('sv', { timeZone: 'America/New_York' });
  const next = tour && nextTourText(JSON.parse(tour.dataset.nextTour ?? '') as NextTourData, newYork);
  if (!next) return;
  write(tour.querySelector('b'), next.when);
  write(find('next-tour-name'), next.name);
}

/** While the text stays the same, a translation of it is kept. */
function write(place: HTMLElement | null, text: string): void {
  if (place && place.dataset.date !== text) place.dataset.date = place.textContent = text;
}
