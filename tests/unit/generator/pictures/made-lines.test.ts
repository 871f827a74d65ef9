import { expect, test } from 'vitest';
import { madeLines } from '../../../../scripts/generator/pictures/made-lines.ts';

const original = (file: string, changes: string[] = [], files = 12, ms = 1100) => ({
  file,
  changes,
  files,
  ms,
});

test('each new picture has a line that names the changes', () => {
  expect(
    madeLines([
      original('content/images/cat.jpg', ['rotated', 'location removed']),
      original('b', [], 1, 40),
    ]),
  ).toEqual(['content/images/cat.jpg: rotated, location removed, 12 files, 1.1 s', 'b: 1 file, 0.0 s']);
});

test('many new pictures have one line', () => {
  const many = Array.from({ length: 30 }, (_, index) => original(`${index}`, index < 3 ? ['rotated'] : []));
  expect(madeLines(many)).toEqual(['30 new pictures: 3 rotated, 360 files']);
});
