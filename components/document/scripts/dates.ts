/**
 * Updates what depends on the day of the visit, since the page was built earlier: the month of the urgency banner and the
 * copyright year; `next-tour.ts` updates the next tour. A page has each at most once.
 */
import { urgencyMonth } from '../banner/urgency-month.ts';

/** Keeps the month of the urgency banner and the copyright year current. */
export function showDates(): void {
  keepCurrent(update);
}

/** The longest time for which a page that stays visible shows an outdated date, in ms. */
const pauseMs = 60_000;

/**
 * Runs an update now, every minute, and whenever the page is shown again: it may have been open in another tab, or in the
 * back/forward cache, for days.
 */
export function keepCurrent(update: () => void): void {
  update();
  setInterval(update, pauseMs);
  document.addEventListener('visibilitychange', update);
}

/** The element with the attribute `data-{place}`. */
export const find = (place: string) => document.querySelector<HTMLElement>(`[data-${place}]`);

function update(): void {
  // The Swedish locale formats dates as ISO 8601.
  const day = new Date().toLocaleDateString('sv');
  const month = find('urgency-month');
  const [fromMonth = 1, toMonth = 12] = (month?.dataset.urgencyMonth ?? '').split(' ').map(Number);
  write(month, urgencyMonth(day, { fromMonth, toMonth }));
  write(find('year'), day.slice(0, 4));
}

/** Writes a text that differs from the last one written; while it stays the same, a translation of it is kept. */
export function write(place: HTMLElement | null, text: string): void {
  if (place && place.dataset.date !== text) place.dataset.date = place.textContent = text;
}
