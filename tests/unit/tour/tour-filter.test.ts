import { expect, test } from 'vitest';
import { filterTours, tourCountText } from '../../../components/tour/tour-filter.ts';

const tours = [
  { title: 'Brooklyn Heights', description: 'Nine stops', teaser: "A fireman's cat in spectacles" },
  { title: 'Financial District', description: 'Wall Street', teaser: 'A cat on the payroll' },
];

test('any text filters by title, description or teaser, ignoring case', () => {
  expect(filterTours(tours, 'HEIGHTS')).toEqual([tours[0]]);
  expect(filterTours(tours, 'wall')).toEqual([tours[1]]);
  expect(filterTours(tours, ' cat ')).toEqual(tours);
});

test('an apostrophe that a phone has made curly is found', () => {
  expect(filterTours(tours, 'fireman\u2019s')).toEqual([tours[0]]);
});

test('no text, or spaces alone, shows all tours', () => {
  expect(filterTours(tours, '')).toEqual(tours);
  expect(filterTours(tours, '  ')).toEqual(tours);
});

test('the count is stated in words', () => {
  expect(tourCountText(0, 'dog')).toBe('No tours found matching "dog"');
  expect(tourCountText(1, 'wall')).toBe('Found 1 tour matching "wall"');
  expect(tourCountText(2, 'cat')).toBe('Found 2 tours matching "cat"');
});
