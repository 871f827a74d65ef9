import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { differenceHash, distance } from './support/difference-hash.ts';

interface Original {
  name: string;
  bytes: number;
  format: string;
  longSide: number;
  hash: bigint;
}

const folder = inRoot('content/images');
let originals: Original[] = [];

beforeAll(async () => {
  originals = [];
  for (const name of readdirSync(folder).sort()) {
    const file = readFileSync(path.join(folder, name));
    const { format = '', width = 0, height = 0 } = await sharp(file).metadata();
    const longSide = Math.max(width, height);
    originals.push({ name, bytes: file.length, format, longSide, hash: await differenceHash(file) });
  }
}, 120_000);

test('every original is a JPEG of 2000 pixels or more on its longer side', () => {
  expect(originals.length).toBeGreaterThan(0);
  const unfit = originals.filter(({ format, longSide }) => format !== 'jpeg' || longSide < 2000);
  expect(unfit.map(({ name }) => name)).toEqual([]);
});

test('all originals together are under 60 MB', () => {
  const total = originals.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThan(60_000_000);
});

test('no two originals are closer than 24 of 256 bits', () => {
  const close = originals.flatMap((one, index) =>
    originals
      .slice(index + 1)
      .filter((other) => distance(one.hash, other.hash) < 24)
      .map((other) => `${one.name} and ${other.name}: ${distance(one.hash, other.hash)}`),
  );
  expect(close).toEqual([]);
});
