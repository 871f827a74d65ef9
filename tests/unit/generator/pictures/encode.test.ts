import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readChecked } from '../../../../scripts/core/cache/checked-file.ts';
import { encodeWidth } from '../../../../scripts/generator/pictures/encode.ts';
import { originalHash } from '../../../../scripts/generator/pictures/original.ts';
import { variantsOf } from '../../../../scripts/generator/pictures/plan.ts';
import { createPictureQueue } from '../../../../scripts/generator/pictures/queue.ts';
import type { SharePicture } from '../../../../scripts/generator/pictures/share/share-plan.ts';
import { noisy, openPictureFolder, plain } from '../support/pictures.ts';

const room = openPictureFolder();
const corner = { left: 0, top: 0, width: 20, height: 20 };

beforeAll(async () => {
  // The upper left corner of the stored pixels is blue. After the rotation by EXIF 6 it is the upper right one.
  const marked = plain(400, 200, '#ff0000').composite([
    { input: await plain(100, 100, '#0000ff').png().toBuffer(), left: 0, top: 0 },
  ]);
  room.put('turned.jpg', await marked.jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer());
  room.put(
    'located.jpg',
    await plain(330, 50)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera', Artist: 'Someone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer(),
  );
  room.put('ink.jpg', await plain(340, 60).toColorspace('cmyk').jpeg().toBuffer());
  room.put('deep.png', await plain(340, 60).toColorspace('rgb16').png().toBuffer());
  room.put('wide-color.jpg', await plain(340, 60, '#00ff00').jpeg().withIccProfile('p3').toBuffer());
  const glass = sharp({ create: { width: 330, height: 40, channels: 4, background: '#ff000080' } });
  room.put('glass.png', await glass.png().toBuffer());
  room.put('photo.jpg', await noisy(700, 90).jpeg().toBuffer());
  room.put('gray.jpg', await plain(330, 40, '#808080').toColorspace('b-w').jpeg().toBuffer());
});

/** The content of an encoded file in the cache. */
const bytesOf = (file = ''): Buffer => readChecked(file) ?? Buffer.alloc(0);

async function encode(name: string, cacheDir = room.cacheDir): Promise<string[]> {
  const image = await room.planned(name);
  for (const width of image.widths) expect(await encodeWidth(image, width, cacheDir)).toBeUndefined();
  return variantsOf(image).map((variant) => path.join(cacheDir, variant.path));
}
const colorOf = async (file: string, region = corner) => {
  const { data } = await sharp(bytesOf(file))
    .extract(region)
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

test('a picture gets each planned width in both formats, and its own width as the largest', async () => {
  const files = await encode('photo');
  const made = await Promise.all(files.map((file) => sharp(bytesOf(file)).metadata()));
  expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'jpeg 320',
    'webp 320',
    'jpeg 640',
    'webp 640',
    'jpeg 700',
    'webp 700',
  ]);
});

test('a photo is rotated by its EXIF orientation before it is resized', async () => {
  for (const file of await encode('turned')) {
    const { width, height, orientation } = await sharp(bytesOf(file)).metadata();
    expect([width, height, orientation]).toEqual([200, 400, undefined]);
    const [red, , blue] = await colorOf(file, { ...corner, left: 170, top: 10 });
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
    expect((await colorOf(file))[0]).toBeGreaterThan(200);
  }
});

test('the location of a photo, its camera and its author are not published', async () => {
  expect((await sharp(path.join(room.originals, 'located.jpg')).metadata()).exif).toBeDefined();
  for (const file of await encode('located')) {
    const { exif, xmp, iptc, icc } = await sharp(bytesOf(file)).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readFileSync(file).includes('Someone')).toBe(false);
  }
});

test.each([
  ['a CMYK photo from a printer', 'ink', 'cmyk'],
  ['a PNG of 16 bits a channel', 'deep', 'rgb16'],
  ['a photo with the colors of a phone', 'wide-color', 'srgb'],
  ['a gray photo', 'gray', 'b-w'],
])('%s is published in sRGB with 8 bits', async (_title, name, from) => {
  const original = readdirSync(room.originals).find((file) => file.startsWith(`${name}.`)) ?? '';
  expect((await sharp(path.join(room.originals, original)).metadata()).space).toBe(from);
  for (const file of await encode(name)) {
    const { space, depth, icc } = await sharp(bytesOf(file)).metadata();
    expect([space, depth, icc]).toEqual(['srgb', 'uchar', undefined]);
  }
});

test.each([
  ['ink', [0xc8, 0x64, 0x32]],
  ['deep', [0xc8, 0x64, 0x32]],
  ['wide-color', [0, 0xff, 0]],
])('the colors of the picture %s look the same after the conversion', async (name, wanted) => {
  for (const file of await encode(name)) {
    const found = await colorOf(file);
    const away = wanted.map((value, channel) => Math.abs(value - (found[channel] ?? 0)));
    // CMYK conversion is slightly inexact; a wide-gamut green without conversion would differ by 117 in red.
    expect(Math.max(...away)).toBeLessThan(30);
  }
});

test('a transparent PNG is transparent in both formats', async () => {
  const files = await encode('glass');
  expect(files.map((file) => path.extname(file))).toEqual(['.png', '.webp', '.png', '.webp']);
  for (const file of files) {
    expect((await sharp(bytesOf(file)).metadata()).hasAlpha).toBe(true);
    expect((await colorOf(file))[3]).toBe(0x80);
  }
});

test('a picture encoded twice is the same, byte for byte', async () => {
  const first = await encode('photo');
  const second = await encode('photo', `${room.cacheDir}-again`);
  expect(second.map((file) => readFileSync(file).toString('base64'))).toEqual(
    first.map((file) => readFileSync(file).toString('base64')),
  );
});

test('existing files are not encoded again, a missing one is', async () => {
  const [first = '', ...others] = await encode('photo');
  const times = others.map((file) => statSync(file).mtimeMs);
  rmSync(first);
  await encode('photo');
  expect(existsSync(first)).toBe(true);
  expect(others.map((file) => statSync(file).mtimeMs)).toEqual(times);
});

test('a partly written file is not used', async () => {
  const cacheDir = `${room.cacheDir}-torn`;
  const image = await room.planned('photo');
  const [variant] = variantsOf(image);
  if (!variant) throw new Error('nothing is planned');
  const file = path.join(cacheDir, variant.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.4711.tmp`, 'half');
  expect(readChecked(file)).toBeUndefined();
  writeFileSync(file, '');
  expect(readChecked(file)).toBeUndefined();
  await encodeWidth(image, variant.width, cacheDir);
  expect((await sharp(bytesOf(file)).metadata()).width).toBe(320);
});

test('a picture that cannot be converted is a problem that names the file', async () => {
  const image = await room.planned('photo');
  const text = Buffer.from('no picture');
  const cacheDir = path.join(room.cacheDir, 'broken');
  room.put('text.txt', text);
  const broken = { ...image, original: path.join(room.originals, 'text.txt'), hash: originalHash(text) };
  expect(await encodeWidth(broken, 320, cacheDir)).toMatchObject({
    file: 'content/images/photo.jpg',
    message: expect.stringContaining('The picture cannot be converted'),
  });
  rmSync(path.join(room.originals, 'text.txt'));
});

test('an original that was replaced or removed since it was probed is not encoded under the old address', async () => {
  const going = openPictureFolder();
  going.put('ned.jpg', await plain(330, 40, '#ff0000').jpeg().toBuffer());
  const ned = await going.planned('ned');
  const share: SharePicture = {
    path: 'share.jpg',
    image: 'ned',
    words: { title: 'Ned', kicker: '', company: '', trade: '' },
  };
  const queue = createPictureQueue([ned], going.cacheDir, [{ share, image: ned }]);
  going.put('ned.jpg', await plain(330, 40, '#0000ff').jpeg().toBuffer());
  const said = async () => {
    const failures = await Promise.allSettled([...queue.paths()].map((address) => queue.make(address)));
    return new Set(failures.map((result) => (result.status === 'rejected' ? String(result.reason) : 'made')));
  };
  expect([...(await said())]).toEqual([
    expect.stringMatching(/ned\.jpg {2}The file was changed during the build\. Build again$/),
  ]);
  rmSync(ned.original);
  expect([...(await said())]).toEqual([
    expect.stringMatching(/ned\.jpg {2}The file was removed during the build\. Build again, or restore it$/),
  ]);
});

test.each(['photo', 'glass'])('a truncated file of %s is encoded again', async (name) => {
  for (const file of await encode(name)) {
    const whole = readFileSync(file);
    truncateSync(file, whole.length - 3);
    await encode(name);
    expect(readFileSync(file).equals(whole)).toBe(true);
  }
});

test('a first-screen picture is also encoded as AVIF, which is smaller than WebP', async () => {
  const image = { ...(await room.planned('photo')), first: true };
  expect(await encodeWidth(image, 640, room.cacheDir)).toBeUndefined();
  const [, webp, avif] = variantsOf(image)
    .filter(({ width }) => width === 640)
    .map((variant) => bytesOf(path.join(room.cacheDir, variant.path)));
  expect((await sharp(avif).metadata()).format).toBe('heif');
  expect(avif?.length).toBeLessThan(webp?.length ?? 0);
});

test('two encoded files that were exchanged are encoded again', async () => {
  const [first = '', second = ''] = await encode('photo');
  const before = [bytesOf(first), bytesOf(second)];
  const raw = readFileSync(first);
  writeFileSync(first, readFileSync(second));
  writeFileSync(second, raw);
  await encode('photo');
  expect([bytesOf(first), bytesOf(second)]).toEqual(before);
});
