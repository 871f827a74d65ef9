import { inSeason, type Season } from '../../tour/season.ts';

/**
 * Month that the urgency banner names (spec section 2), from 1: the current one up to and including the 15th, then the next. In
 * the months without tours it is the first month of the season.
 * @param month current month, from 1
 * @param date day of the month
 */
export function urgencyMonth(month: number, date: number, season: Season): number {
  const named = date > 15 ? (month % 12) + 1 : month;
  return inSeason(named, season) ? named : season.fromMonth;
}

/** `4` → `April` */
export const monthName = (month: number): string =>
  new Date(0, month - 1).toLocaleDateString('en-US', { month: 'long' });
