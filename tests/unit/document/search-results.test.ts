import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findResults, type SearchResult } from '../../../components/document/site-search/search-results.ts';

const results: SearchResult[] = [
  { name: 'Brooklyn Heights Cat Tour', path: '/tours/brooklyn-heights', type: 'tour' },
  { name: 'Press Kit', path: '/press-kit', type: 'page' },
  { name: 'Booking', path: '/booking', type: 'page' },
];

test('a search needs two characters', () => {
  expect(findResults(results, '')).toEqual([]);
  expect(findResults(results, 'b')).toEqual([]);
  expect(findResults(results, 'bo').map(({ name }) => name)).toEqual(['Booking']);
});

test('a part of a name is found in upper and lower case', () => {
  expect(findResults(results, 'booking ').map(({ name }) => name)).toEqual(['Booking']);
  expect(findResults(results, 'RESS k').map(({ name }) => name)).toEqual(['Press Kit']);
  fc.assert(
    fc.property(fc.string({ minLength: 2, maxLength: 6 }), (query) => {
      const found = findResults(results, query);
      return results.every(
        (result) =>
          found.includes(result) ===
          (query.trim().length > 1 && result.name.toLowerCase().includes(query.trim().toLowerCase())),
      );
    }),
  );
});
