/** Formats money, times and dates in US English, independent of the machine's locale and time zone. */
import { months, weekdayNames } from './months.ts';

/** `4000` → `$40`, `4050` → `$40.50`. */
export function formatCents(cents: number): string {
  const whole = cents % 100 === 0;
  const dollars = (cents / 100).toFixed(whole ? 0 : 2);
  return `$${dollars.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** `120` → `2 hours`, `90` → `1.5 hours`, `45` → `45 minutes`. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  const text = Number.isInteger(hours) ? String(hours) : hours.toFixed(1).replace(/\.0$/, '');
  return `${text} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** `[6, 0]` → `Saturdays and Sundays`; 0 is Sunday; the order is kept. */
export function formatDays(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => `${weekdayNames[day]}s`);
  const last = names[names.length - 1] ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** `2025-01-05` → `January 5, 2025`. The date is text, so that no time zone can shift it. */
export function formatDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? month} ${Number(date)}, ${year}`;
}

/** `1904-09-20` → `September 20, 1904`, `1904-05` → `May 1904`, `1904` → `1904`. */
export function formatWhen(when: string): string {
  const [year = '', month, day] = when.split('-');
  if (day !== undefined) return formatDate(when);
  return month === undefined ? year : `${months[Number(month) - 1] ?? month} ${year}`;
}

/** Keeps the time of day on one line of a heading: `at 2:00 PM` gets a no-break space. */
export function keepTimes(text: string): string {
  return text.replace(/(\d) ([AP]M)\b/g, '$1\u00a0$2');
}
