/**
 * Updates what depends on the day of the visit, since the page was built earlier: the month of the urgency banner and the
 * copyright year; `next-tour.ts` updates the next tour. A page has each at most once.
 */
import { monthName, urgencyMonth } from '../banner/urgency-month.ts';

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
  const now = new Date();
  const place = find('urgency-month');
  const [fromMonth = 1, toMonth = 12] = (place?.dataset.urgencyMonth ?? '').split(' ').map(Number);
  const month = urgencyMonth(now.getMonth() + 1, now.getDate(), { fromMonth, toMonth });
  write(place, String(month), () => monthName(month));
  write(find('year'), String(now.getFullYear()));
}

/**
 * Writes a date that is not the one in `data-date`; while it stays the same, a translation of it is kept.
 * @param format called only then: the first text of `Intl` takes 18 ms, 70 on a slow phone
 */
export function write(place: HTMLElement | null, date: string, format = () => date): void {
  if (!place || place.dataset.date === date) return;
  place.dataset.date = date;
  place.textContent = format();
}
