/**
 * What the visitor's own clock decides; the page was built on an earlier day: the month of the urgency banner, the year of
 * the copyright, the next walk.
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

/** `2026-11-28T21:40` on New York's clocks, wherever the visitor is. */
function inNewYork(time: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return time.toLocaleString('sv', { timeZone: 'America/New_York' }).slice(0, 16).replace(' ', 'T');
}
