import { expect, test } from 'vitest';
import { privateTourCents, readGuests } from '../../../components/tour/price.ts';

const price = {
  minimumCents: 32_000,
  includedGuests: 8,
  extraGuestCents: 4_000,
  maxGuests: 30,
  defaultGuests: 8,
};

test.each([
  [1, 32_000],
  [8, 32_000],
  [9, 36_000],
  [30, 120_000],
])('%i guests cost %i cents', (guests, cents) => {
  expect(privateTourCents(guests, price)).toBe(cents);
});

test.each([
  ['8', 8],
  ['', 1],
  ['many', 1],
  ['0', 1],
  ['-3', 1],
  ['31', 30],
  ['1e9', 30],
  ['12.7', 12],
])('the input "%s" counts as %i guests', (typed, guests) => {
  expect(readGuests(typed, 30)).toBe(guests);
});
