import { expect, test } from 'vitest';
import { nextTourDates } from '../../../components/tour/tour-dates.ts';

const season = { fromMonth: 4, toMonth: 12 };
const sundays = { weekdays: [0], time: '14:00', skipDates: [] };

test('the next eight dates follow the build day, which is not among them', () => {
  const dates = nextTourDates(sundays, season, '2025-06-01', 120);
  expect(dates).toHaveLength(8);
  expect(dates[0]).toEqual({ start: '2025-06-08T14:00:00-04:00', end: '2025-06-08T16:00:00-04:00' });
});

test('a date in winter time carries its own offset', () => {
  const [first] = nextTourDates(sundays, season, '2025-11-02', 120, 1);
  expect(first?.start).toBe('2025-11-09T14:00:00-05:00');
});

test('months outside the season are passed over', () => {
  const dates = nextTourDates(sundays, season, '2025-12-27', 120, 2);
  expect(dates.map(({ start }) => start.slice(0, 10))).toEqual(['2025-12-28', '2026-04-05']);
});

test('a skipped date is left out', () => {
  const dates = nextTourDates({ ...sundays, skipDates: ['2025-06-08'] }, season, '2025-06-01', 120, 1);
  expect(dates[0]?.start.slice(0, 10)).toBe('2025-06-15');
});

test('a tour without weekdays has no dates', () => {
  expect(nextTourDates({ ...sundays, weekdays: [] }, season, '2025-06-01', 120)).toEqual([]);
});
