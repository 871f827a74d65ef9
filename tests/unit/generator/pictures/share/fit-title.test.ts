import { expect, test } from 'vitest';
import { fitTitle, type Measure } from '../../../../../scripts/generator/pictures/share/fit-title.ts';

/** A typeface whose letters are all half an em wide. */
const measure: Measure = (text, size) => [...text].length * size * 0.5;
const box = { width: 400, height: 380, sizes: [80, 60, 40, 20], lineHeight: 1 };
const fits = ({ size, lines }: { size: number; lines: string[] }) =>
  lines.length * size <= box.height && lines.every((line) => measure(line, size) <= box.width);

test('a short title is large, on one line', () => {
  expect(fitTitle('Contact', box, measure)).toEqual({ size: 80, lines: ['Contact'] });
});

test('a longer title is broken into balanced lines and gets smaller until it fits', () => {
  const fitted = fitTitle('From the Collar Law to the Clipped Ear: New York’s Strays', box, measure);
  expect(fitted.size).toBe(60);
  expect(fits(fitted)).toBe(true);
  expect(fitted.lines.join(' ')).toBe('From the Collar Law to the Clipped Ear: New York’s Strays');
  const [first = '', last = ''] = [fitted.lines[0], fitted.lines.at(-1)];
  expect(last.length).toBeGreaterThan(first.length / 2);
});

test('the last line is not a single word if the lines can be balanced', () => {
  expect(fitTitle('Seven Old Cats of Pier A', { ...box, sizes: [40] }, measure).lines).toEqual([
    'Seven Old Cats',
    'of Pier A',
  ]);
});

test('a word longer than a line is broken between grapheme clusters', () => {
  const fitted = fitTitle(`${'é'.repeat(70)} 👩‍🚀`.normalize('NFD'), box, measure);
  expect(fitted.size).toBe(20);
  expect(fits(fitted)).toBe(true);
  expect(fitted.lines.every((line) => !/^\p{M}/u.test(line))).toBe(true);
});

test('a title that fits at no size ends in an ellipsis', () => {
  const fitted = fitTitle('An endless story '.repeat(80).trim(), box, measure);
  expect(fits(fitted)).toBe(true);
  expect(fitted.lines.at(-1)).toMatch(/[a-z]…$/);
});
