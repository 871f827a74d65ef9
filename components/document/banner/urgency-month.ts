import { inSeason, type Season } from '../../tour/season.ts';

/**
 * Month that the urgency banner names (spec section 2): the current one up to and including the 15th, then the next. In
 * the months without tours it is the first month of the season.
 * @param day YYYY-MM-DD
 */
export function urgencyMonth(day: string, season: Season): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const named = date > 15 ? (month % 12) + 1 : month;
  const shown = inSeason(named, season) ? named : season.fromMonth;
  return new Date(0, shown - 1).toLocaleDateString('en-US', { month: 'long' });
}
