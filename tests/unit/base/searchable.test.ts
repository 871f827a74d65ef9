import { expect, test } from 'vitest';
import { searchable } from '../../../components/base/searchable.ts';

test('case, accents, the kind of apostrophe and spaces at the ends make no difference', () => {
  for (const typed of ["jerry's cafe", 'Jerry\u2019s Caf\u00e9 ', ' JERRY\u2018S CAFE\u0301'])
    expect(searchable(typed)).toBe("jerry's cafe");
});

test('spaces between words, digits and other letters are kept', () => {
  expect(searchable('Press  Kit 2')).toBe('press  kit 2');
  expect(searchable('\u732b')).toBe('\u732b');
});
