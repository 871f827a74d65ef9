import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { originalHash } from '../../../../../scripts/generator/pictures/original.ts';
import type { PlannedImage } from '../../../../../scripts/generator/pictures/plan.ts';
import { createPictureQueue } from '../../../../../scripts/generator/pictures/queue.ts';
import { openLettering } from '../../../../../scripts/generator/pictures/share/lettering.ts';
import { drawShare } from '../../../../../scripts/generator/pictures/share/share-draw.ts';
import { shareFiles } from '../../../../../scripts/generator/pictures/share/share-key.ts';
import { imageArea } from '../../../../../scripts/generator/pictures/share/template.ts';
import { openPictureFolder, plain } from '../../support/pictures.ts';

// Real pictures are encoded, in parallel with other tests.
vi.setConfig({ testTimeout: 60_000 });

const room = openPictureFolder();
const words = { title: 'Ned of the Bridge', kicker: 'History', company: 'Cats About Town', trade: 'Walks' };

async function originalOf(name: string, width: number, height: number): Promise<PlannedImage> {
  room.put(`${name}.jpg`, await plain(width, height).jpeg().toBuffer());
  return room.planned(name);
}

test.each([
  ['plain', 'Ned of the Bridge'],
  ['far too long', 'A story that will not end '.repeat(30)],
  ['with marks of HTML and control characters', '<svg onload="x"> & ]]> \u0007 \u202e'],
  ['with letters and pictures that the face does not have', '🐈‍⬛ Łódź, Đorđe, 猫'],
  ['without any letter that it has', '猫🐈'],
])('a title that is %s gives a JPEG of 1200 by 630 that previews load quickly', async (_, title) => {
  const bytes = await drawShare({ words: { ...words, title } }, await originalOf('ned', 600, 400));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThan(120_000);
});

test.each([
  ['0% 50%', 'red'],
  ['100% 50%', 'blue'],
])('a wide picture is cropped at its focus %s, where it is %s', async (focus, color) => {
  const red = await plain(900, 600, '#ff0000').png().toBuffer();
  const both = plain(2400, 600, '#0000ff').composite([{ input: red, left: 0, top: 0 }]);
  room.put('halves.png', await both.png().toBuffer());
  const image = await room.planned('halves');
  const bytes = await drawShare({ words, focus }, image);
  const { left, top, width, height } = imageArea(image);
  // The crop is 1080 px of the original wide: its first 900 px are red, or its last ones are blue.
  const share = focus.startsWith('0') ? 0.7 : 0.05;
  const edge = { left: left + Math.round(width * share), top: top + 20, width: 20, height: height - 40 };
  const { channels } = await sharp(await sharp(bytes).extract(edge).png().toBuffer()).stats();
  const [r = 0, , b = 0] = channels.map(({ mean }) => mean);
  expect(r > b ? 'red' : 'blue').toBe(color);
});

test('the title is drawn in ink color', async () => {
  const image = await originalOf('ned', 600, 400);
  const brightness = async (title: string) => {
    const bytes = await drawShare({ words: { ...words, title } }, image);
    const area = await sharp(bytes).extract({ left: 40, top: 40, width: 420, height: 400 }).png().toBuffer();
    return (await sharp(area).stats()).channels[0]?.mean ?? 0;
  };
  expect(await brightness('Ned of the Bridge')).toBeLessThan((await brightness('.')) - 15);
});

test.each([
  [2000, 1333],
  [2000, 1250],
  [400, 4000],
  [4000, 400],
])('a picture of %i by %i fits next to the title and above the band', (width, height) => {
  const print = imageArea({ width, height });
  expect(print.left).toBeGreaterThan(460);
  expect(print.left + print.width).toBeLessThan(1150);
  expect([print.top > 30, print.top + print.height < 520]).toEqual([true, true]);
});

test('texts use only characters of the typeface', async () => {
  const { spell, width } = await openLettering(shareFiles.face);
  expect(spell("  Łódź's  ōld 🐈 “œuf” ½ ")).toBe('Lódz’s old “œuf” ½');
  expect(spell('New\u00a0 York  City')).toBe('New\u00a0 York City');
  expect(width('Cats', { size: 60 })).toBeCloseTo(width('Cats', { size: 30 }) * 2, -1);
});

test('it is drawn on request, once, and cached', async () => {
  const image = await originalOf('ned', 600, 400);
  const share = { path: 'assets/images/share/ned.1.jpg', words, image: 'ned' };
  const queue = createPictureQueue([], room.cacheDir, [{ share, image }]);
  const file = path.join(room.cacheDir, share.path);
  expect([queue.has(`/${share.path}`), existsSync(file)]).toEqual([true, false]);
  const [one, other] = await Promise.all([queue.make(`/${share.path}`), queue.make(`/${share.path}`)]);
  expect(one.equals(other)).toBe(true);
  expect(existsSync(file)).toBe(true);
  expect(await queue.makeAll()).toEqual({ made: 0, reused: 1, originals: [] });
});

test('an original that cannot be read is reported by name', async () => {
  const image = await originalOf('tom', 600, 400);
  const text = 'no picture';
  writeFileSync(image.original, text);
  const share = { path: 'assets/images/share/tom.1.jpg', words, image: 'tom' };
  const queue = createPictureQueue([], room.cacheDir, [
    { share, image: { ...image, hash: originalHash(Buffer.from(text)) } },
  ]);
  await expect(queue.makeAll()).rejects.toThrow(/content\/images\/tom\.jpg.*No link preview can be made/s);
  expect(existsSync(path.join(room.cacheDir, share.path))).toBe(false);
});
