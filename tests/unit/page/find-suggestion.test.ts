import { expect, test } from 'vitest';
import { findSuggestion, movedTo } from '../../../components/page/lost-cat/find-suggestion.ts';

const suggestions = [
  { keywords: ['brooklyn', 'heights'], path: '/tours/brooklyn-heights', label: 'Brooklyn Heights' },
  { keywords: ['book', 'reserve'], path: '/booking', label: 'Booking' },
];

test('the first entry with a keyword in the path is suggested', () => {
  expect(findSuggestion('/Brooklyn/tour', suggestions)?.path).toBe('/tours/brooklyn-heights');
  expect(findSuggestion('/bookings', suggestions)?.path).toBe('/booking');
  expect(findSuggestion('/dogs', suggestions)).toBeUndefined();
});

test('people and posts that have no file are sent on', () => {
  expect(movedTo('/about-nora')).toBe('/about');
  expect(movedTo('/about-nora/')).toBe('/about');
  expect(movedTo('/blog/gone')).toBe('/blog?post=gone');
  expect(movedTo('/blog/a/b')).toBeUndefined();
  expect(movedTo('/dogs')).toBeUndefined();
});
