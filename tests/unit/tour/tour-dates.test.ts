import { expect, test } from 'vitest';
import { seasonEnd } from '../../../components/tour/season.ts';
import { nextTourDates } from '../../../components/tour/tour-dates.ts';

const season = { fromMonth: 4, toMonth: 12 };
const sundays = { weekdays: [0], time: '14:00', skipDates: [] };

test('the next eight dates are after the build date, which is not included', () => {
  const dates = nextTourDates(sundays, season, '2025-06-01', 120);
  expect(dates).toHaveLength(8);
  expect(dates[0]).toEqual({ start: '2025-06-08T14:00:00-04:00', end: '2025-06-08T16:00:00-04:00' });
});

test('a date in winter has its own offset', () => {
  const [first] = nextTourDates(sundays, season, '2025-11-02', 120, 1);
  expect(first?.start).toBe('2025-11-09T14:00:00-05:00');
});

test('months outside the season are skipped', () => {
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

test.each([
  [
    'the night on which clocks go back',
    '2025-10-25',
    ['2025-10-26T14:00:00-04:00', '2025-11-02T14:00:00-05:00'],
  ],
  ['the night on which clocks go forward', '2028-03-06', ['2028-03-12T14:00:00-04:00']],
])('%s changes the offset and not the hour', (_title, after, starts) => {
  const dates = nextTourDates(sundays, { fromMonth: 3, toMonth: 12 }, after, 120, starts.length);
  expect(dates.map(({ start }) => start)).toEqual(starts);
  for (const { start, end } of dates) expect(Date.parse(end) - Date.parse(start)).toBe(2 * 3_600_000);
});

test('a build a day later gives new dates once a date has passed', () => {
  const [before, after] = ['2025-06-07', '2025-06-08'].map((day) => nextTourDates(sundays, season, day, 120));
  expect(before?.[0]?.start).toBe('2025-06-08T14:00:00-04:00');
  expect(after?.[0]?.start).toBe('2025-06-15T14:00:00-04:00');
  expect(after?.slice(0, 7)).toEqual(before?.slice(1));
});

test.each([
  ['within the season', '2025-06-01', '2025-12-31'],
  ['before it begins', '2026-02-01', '2026-12-31'],
])('prices are valid until the end of the season, %s', (_title, today, end) => {
  expect(seasonEnd(season, today)).toBe(end);
});

test('after its last month the next season applies', () => {
  expect(seasonEnd({ fromMonth: 4, toMonth: 10 }, '2025-11-02')).toBe('2026-10-31');
});

test.each([
  ['after midnight', '2025-06-07', '22:30', '2025-06-08T22:30:00-04:00', '2025-06-09T00:30:00-04:00'],
  [
    'in the night on which clocks go back',
    '2025-10-25',
    '23:30',
    '2025-10-26T23:30:00-04:00',
    '2025-10-27T01:30:00-04:00',
  ],
  [
    'after the end of a year',
    '2028-12-30',
    '23:00',
    '2028-12-31T23:00:00-05:00',
    '2029-01-01T01:00:00-05:00',
  ],
])('a tour that ends %s ends on the next day', (_title, after, time, start, end) => {
  expect(nextTourDates({ ...sundays, time }, season, after, 120, 1)).toEqual([{ start, end }]);
});
