import { expect, test } from 'vitest';
import { formatCents, formatDate, formatDuration, keepTimes } from '../../../components/base/format.ts';

test('money shows cents only where there are some', () => {
  expect([4_000, 4_050, 120_000, 123_456_789].map(formatCents)).toEqual([
    '$40',
    '$40.50',
    '$1,200',
    '$1,234,567.89',
  ]);
});

test('a duration is in hours, or in minutes below one hour', () => {
  expect([120, 90, 60, 45].map(formatDuration)).toEqual(['2 hours', '1.5 hours', '1 hour', '45 minutes']);
});

test('a date is the same in every time zone', () => {
  expect(formatDate('2025-01-05')).toBe('January 5, 2025');
  expect(formatDate('2025-12-31')).toBe('December 31, 2025');
});

test('a time of day is not broken over two lines', () => {
  expect(keepTimes('Sundays at 2:00 PM, 7 PMs, from 10:00 AM')).toBe(
    'Sundays at 2:00\u00a0PM, 7 PMs, from 10:00\u00a0AM',
  );
});
