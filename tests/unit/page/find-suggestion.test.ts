import { expect, test } from 'vitest';
import { findSuggestion, movedTo } from '../../../components/page/not-found/find-suggestion.ts';

const suggestions = [
  { keywords: ['brooklyn', 'heights'], path: '/tours/brooklyn-heights', label: 'Brooklyn Heights' },
  { keywords: ['book', 'reserve'], path: '/booking', label: 'Booking' },
];

test('the first entry with a keyword in the path is suggested', () => {
  expect(findSuggestion('/Brooklyn/tour', suggestions)?.path).toBe('/tours/brooklyn-heights');
  expect(findSuggestion('/bookings', suggestions)?.path).toBe('/booking');
  expect(findSuggestion('/dogs', suggestions)).toBeUndefined();
});

test('old addresses of the table, including wildcards, and posts without a file redirect', () => {
  const moved = { '/about-*': '/about', '/team-*': '/about', '/old': '/tours' };
  expect(movedTo('/about-nora', moved)).toBe('/about');
  expect(movedTo('/about-nora/', moved)).toBe('/about');
  expect(movedTo('/team-nora', moved)).toBe('/about');
  expect(movedTo('/old', moved)).toBe('/tours');
  expect(movedTo('/blog/gone', moved)).toBe('/blog?post=gone');
  for (const path of ['/about-', '/about-a/b', '/older', '/blog/a/b', '/dogs', '/'])
    expect(movedTo(path, moved), path).toBeUndefined();
});
