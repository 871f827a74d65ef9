import { expect, test } from 'vitest';
import { turn } from '../../../components/gallery/gallery-lightbox/lightbox-frames.ts';

test('the lightbox wraps around from the last picture to the first and back', () => {
  expect(turn(0, -1, 42)).toBe(41);
  expect(turn(41, 1, 42)).toBe(0);
  expect(turn(3, 1, 42)).toBe(4);
  expect(turn(0, 1, 0)).toBe(0);
});
