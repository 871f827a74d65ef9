import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';

test('favicon.ico contains PNG images for tabs, lists and desktops', async () => {
  const ico = readFileSync(inRoot('public/favicon.ico'));
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const sizes = entries.map(async (entry) => {
    const offset = ico.readUInt32LE(entry + 12);
    const { width, format } = await sharp(
      ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)),
    ).metadata();
    expect([ico.readUInt8(entry), format]).toEqual([width, 'png']);
    return width;
  });
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});

test.each([
  ['apple-touch-icon', 180],
  ['icon-maskable-512', 512],
])('%s, which platforms crop, is filled to its edges', async (name, size) => {
  const icon = sharp(inRoot(`public/icons/${name}.png`));
  expect(await icon.metadata()).toMatchObject({ width: size, height: size });
  expect((await icon.stats()).isOpaque).toBe(true);
});
