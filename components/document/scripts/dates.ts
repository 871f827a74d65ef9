/**
 * Updates what depends on the day of the visit, since the page was built earlier: the month of the urgency banner, the
 * copyright year, the next tour.
 */
import { type NextTourData, nextTourText } from '../../tour/next-tour/next-tour-text.ts';
import { urgencyMonth } from '../banner/urgency-month.ts';

export function showDates(): void {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
  for (const place of document.querySelectorAll<HTMLElement>('[data-urgency-month]')) {
    const [fromMonth = 1, toMonth = 12] = (place.dataset.urgencyMonth ?? '').split(' ').map(Number);
    place.textContent = urgencyMonth(day, { fromMonth, toMonth });
  }
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = String(now.getFullYear());

  for (const place of document.querySelectorAll<HTMLElement>('[data-next-tour]')) {
    // Written by `NextTour`.
    const next = nextTourText(JSON.parse(place.dataset.nextTour ?? '') as NextTourData, inNewYork(now));
    const when = place.querySelector('b');
    const name = place.parentElement?.querySelector('[data-next-tour-name]');
    if (next && when) when.textContent = next.when;
    if (next && name) name.textContent = next.name;
  }
}

/** `2026-11-28T21:40` in New York, whatever the visitor's time zone. */
function inNewYork(time: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return time.toLocaleString('sv', { timeZone: 'America/New_York' }).slice(0, 16).replace(' ', 'T');
}
