import { expect, test } from 'vitest';
import { shorten } from '../../../components/blog/post-meta.ts';

test('a short text stays as it is', () => {
  expect(shorten('Ned kept the rats off the bridge.', 40)).toBe('Ned kept the rats off the bridge.');
});

test.each([
  ['Ned kept the rats, the cold and the watchmen off the bridge.', 20, 'Ned kept the rats…'],
  ['Ned kept the rats off', 20, 'Ned kept the rats…'],
])('a long text is cut after a whole word, without its comma', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
  expect(shorten(text, limit).length).toBeLessThanOrEqual(limit);
});
