import { months } from '../../base/months.ts';

/**
 * Month that the urgency banner names (spec section 2): the current one up to and including the 15th, then the next.
 * @param day YYYY-MM-DD
 */
export function urgencyMonth(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return months[(date > 15 ? month : month - 1) % 12] ?? '';
}
