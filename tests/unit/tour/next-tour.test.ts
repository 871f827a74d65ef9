import { expect, test } from 'vitest';
import { monthName, urgencyMonth } from '../../../components/document/banner/urgency-month.ts';
import { formatStart, nextTour } from '../../../components/tour/next-tour/next-tour-text.ts';

const season = { fromMonth: 4, toMonth: 12 };
const walk = (name: string, weekdays: number[], time: string, skipDates: string[] = []) => ({
  name,
  schedule: { weekdays, time, skipDates },
});
const tours = [walk('Heights', [6, 0], '10:00'), walk('District', [6], '14:00'), walk('East', [0], '14:00')];
const next = (now: string, of = tours) => {
  const found = nextTour({ season, tours: of }, now);
  return found && { when: formatStart(found.start), name: found.name };
};
const urgent = (month: number, date: number, of = season) => monthName(urgencyMonth(month, date, of));

test('the next tour is the first that has not started', () => {
  expect(next('2026-11-27 12:00')).toEqual({ when: 'Saturday, Nov 28, 10:00 AM', name: 'Heights' });
  expect(next('2026-11-28 10:00')).toEqual({ when: 'Saturday, Nov 28, 2:00 PM', name: 'District' });
  expect(next('2026-11-28 14:00')).toEqual({ when: 'Sunday, Nov 29, 10:00 AM', name: 'Heights' });
});

test('after the season it is the first tour of the next one', () => {
  expect(next('2026-12-27 18:00')?.when).toBe('Saturday, Apr 3, 10:00 AM');
});

test('a skipped date is not shown', () => {
  const skipping = [walk('Heights', [6], '10:00', ['2026-11-28'])];
  expect(next('2026-11-27 12:00', skipping)?.when).toBe('Saturday, Dec 5, 10:00 AM');
  expect(next('2026-11-27 12:00', [walk('None', [], '10:00')])).toBeUndefined();
});

test('the urgency banner names a month of the season, also if the season spans the new year', () => {
  expect(urgent(12, 16)).toBe('April');
  expect(urgent(3, 16)).toBe('April');
  expect(urgent(12, 15)).toBe('December');
  const winter = { fromMonth: 10, toMonth: 2 };
  expect(urgent(12, 16, winter)).toBe('January');
  expect(urgent(2, 16, winter)).toBe('October');
});
