import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { FileHashes } from '../../../../scripts/core/cache/file-hashes.ts';
import { formatProblem } from '../../../../scripts/core/errors/problem.ts';
import { encoderKey } from '../../../../scripts/generator/pictures/options.ts';
import { probeImages } from '../../../../scripts/generator/pictures/probe.ts';
import { noisy, openPictureFolder, plain } from '../support/pictures.ts';

/** Counts reads of originals; hashing reads them separately. */
const opened = vi.spyOn(promises, 'readFile');

const good = openPictureFolder();
const bad = openPictureFolder();
let reported: string[];

beforeAll(async () => {
  const jpeg = await noisy(400, 300).jpeg().toBuffer();
  good.put('ned.jpg', jpeg);
  good.put('turned.jpg', await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer());

  bad.put('corrupt.jpg', Buffer.from('this is no picture, whatever its name says'));
  bad.put('cut.jpg', jpeg.subarray(0, Math.floor(jpeg.length / 2)));
  const scratched = Buffer.from(jpeg);
  const middle = Math.floor(jpeg.length / 2);
  scratched.fill(0xff, middle, middle + 40);
  bad.put('scratched.jpg', scratched);
  bad.put('empty.jpg', '');
  bad.put('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
  bad.put('mislabelled.png', jpeg);
  bad.put('con.jpg', jpeg);
  bad.put('aux.png', jpeg);
  bad.put('notes.txt', 'a note');
  bad.put('scan.gif', 'GIF89a');
  bad.put('Old Tom.jpg', jpeg);
  bad.put('ned - Copy.jpg', jpeg);
  bad.put('Kopie von ned.jpg', jpeg);
  bad.put('pointer.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n');
  bad.put('ned.jpg', jpeg);
  bad.put('ned.png', await plain(4, 4).png().toBuffer());
  for (const name of ['.hidden', '.DS_Store', 'Thumbs.db', 'desktop.ini', '~$ned.jpg', 'ned.jpg~'])
    bad.put(name, 'left alone');
  const { images, problems } = await bad.probe();
  expect(images.map(({ name }) => name)).toEqual(['ned']);
  reported = problems.map(formatProblem);
});

test('size, format and color of a picture are read from its bytes', async () => {
  const { images, problems } = await good.probe();
  expect(problems).toEqual([]);
  expect(images[0]).toMatchObject({ name: 'ned', width: 400, height: 300, format: 'jpg' });
  expect(images[0]?.hash).toMatch(/^[0-9a-f]{6}$/);
  expect(images[1]?.color).toMatch(/^#c[0-9a-f]6[0-9a-f]3[0-9a-f]$/);
});

test('the size of a photo is that after its EXIF rotation', async () => {
  expect((await good.probe()).images[1]).toMatchObject({ name: 'turned', width: 40, height: 60 });
});

test('all invalid files are reported in one run', () => {
  expect(reported).toHaveLength(15);
});

test.each([
  ['content/images/corrupt.jpg', 'The picture cannot be read'],
  ['content/images/cut.jpg', 'The picture cannot be read'],
  ['content/images/scratched.jpg', 'The picture cannot be read'],
  ['content/images/empty.jpg', 'The picture is empty'],
  ['content/images/drawing.png', 'The file is named .png but has the format svg. Save it as JPEG'],
  ['content/images/mislabelled.png', 'The file is named .png but has the format jpeg. Rename it to .jpg'],
  ['content/images/notes.txt', 'The name of a picture must end in .jpg, .png, .webp or .avif, not ".txt"'],
  [
    'content/images/scan.gif',
    'The name of a picture must end in .jpg, .png, .webp or .avif, not ".gif". Save it as JPEG',
  ],
  ['content/images/Old Tom.jpg', 'Rename it to old-tom.jpg'],
  ['content/images/ned - Copy.jpg', 'It seems to be a copy of ned.jpg: compare them'],
  ['content/images/Kopie von ned.jpg', 'It seems to be a copy of ned.jpg: compare them'],
  ['content/images/pointer.jpg', 'only its pointer in Git LFS. Run git lfs pull'],
  ['content/images/con.jpg', 'Windows cannot store a file named "con.jpg". Rename it, e.g. to con-1.jpg'],
  ['content/images/aux.png', 'Windows cannot store a file named "aux.png". Rename it, e.g. to aux-1.png'],
  ['content/images/ned.png', 'There are two originals named "ned": ned.jpg and ned.png'],
])('%s is reported by name: %s', (file, message) => {
  const lines = reported.filter((line) => line.startsWith(file));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
});

test('folders and links to folders are left to the check of unread files, also with the name of a picture', async () => {
  const room = openPictureFolder();
  mkdirSync(path.join(room.originals, 'album.jpg'));
  symlinkSync(room.cacheDir, path.join(room.originals, 'more.jpg'));
  symlinkSync('album.jpg', path.join(room.originals, 'link'));
  mkdirSync(room.cacheDir, { recursive: true });
  expect(await room.probe()).toEqual({ images: [], problems: [] });
});

test('a picture of more than 120 million pixels is refused before it is decoded', async () => {
  const room = openPictureFolder();
  room.put('vast.png', hugePng());
  const { problems } = await room.probe();
  expect(problems.map(formatProblem)).toEqual([
    'content/images/vast.png  The picture has 40000 × 40000 pixels. Save it with at most 4000 pixels on its longer side',
  ]);
});

test('a picture that is more than ten times as long as wide is refused, and the remedy works', async () => {
  const room = openPictureFolder();
  for (const [width, height] of [
    [20, 17_000],
    [3_001, 300],
  ] as const) {
    const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
    room.put('strip.png', await plain(width, height).png().toBuffer());
    const { problems } = await room.probe();
    expect(problems.map(({ remedy }) => remedy)).toEqual([
      `Crop the longer side to at most ${10 * shorter} pixels, or add a margin to the other`,
    ]);
    const cropped = (side: number) => (side === longer ? 10 * shorter : side);
    room.put('strip.png', await plain(cropped(width), cropped(height)).png().toBuffer());
    const { images, problems: rest } = await room.probe();
    expect([images.length, rest]).toEqual([1, []]);
  }
});

test('an unchanged picture is not read again', async () => {
  const room = openPictureFolder();
  room.put('ned.jpg', await noisy(40, 30).jpeg().toBuffer());
  const before = await room.probe();
  opened.mockClear();
  expect(await room.probe()).toEqual(before);
  expect(opened).not.toHaveBeenCalled();
});

test('another picture of the same size and time is read', async () => {
  const room = openPictureFolder();
  room.put('ned.jpg', await noisy(40, 30).jpeg().toBuffer());
  const file = path.join(room.originals, 'ned.jpg');
  utimesSync(file, 0, 0);
  await room.probe();
  writeFileSync(file, Buffer.alloc(statSync(file).size));
  utimesSync(file, 0, 0);
  expect((await room.probe()).problems).toHaveLength(1);
});

test('the cache is still valid after the project has been moved', async () => {
  const room = openPictureFolder();
  room.put('ned.jpg', await noisy(40, 30).jpeg().toBuffer());
  const before = await room.probe();
  const moved = path.join(room.originals, '..', 'moved');
  for (const part of ['images', 'cache'])
    cpSync(path.join(room.originals, '..', part), path.join(moved, part), { recursive: true });
  const originals = path.join(moved, 'images');
  opened.mockClear();
  const { images } = await probeImages(originals, path.join(moved, 'cache'));
  expect(images).toEqual(
    before.images.map((image) => ({ ...image, original: path.join(originals, 'ned.jpg') })),
  );
  expect(opened).not.toHaveBeenCalled();
});

test('an original that is removed during the build is reported in one line', async () => {
  const going = openPictureFolder();
  going.put('ned.jpg', await plain(8, 8).jpeg().toBuffer());
  // The call lists the folder, and reads the files afterwards.
  const running = going.probe();
  rmSync(path.join(going.originals, 'ned.jpg'));
  const { images, problems } = await running;
  expect(images).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([
    'content/images/ned.jpg  The file was removed during the build. Build again, or restore it',
  ]);
});

test('an original that is changed before it is read is not stored under the hash of its old bytes', async () => {
  const { originals, cacheDir, put } = openPictureFolder();
  const [red, blue] = [
    await plain(8, 8, '#ff0000').png().toBuffer(),
    await plain(8, 8, '#0000ff').png().toBuffer(),
  ];
  const hashes = new FileHashes({});
  put('ned.png', red);
  hashes.of(path.join(originals, 'ned.png'));
  put('ned.png', blue);
  expect((await probeImages(originals, cacheDir, hashes)).images).toMatchObject([{ color: '#0000ff' }]);
  put('ned.png', red);
  expect((await probeImages(originals, cacheDir)).images).toMatchObject([{ color: '#ff0000' }]);
});

test('another option or another version of the encoder gives another cache key', () => {
  const key = encoderKey({ quality: 75 }, '1.0.0');
  expect(encoderKey({ quality: 75 }, '1.0.0')).toBe(key);
  expect(encoderKey({ quality: 76 }, '1.0.0')).not.toBe(key);
  expect(encoderKey({ quality: 75 }, '1.0.1')).not.toBe(key);
});

/** The header of a PNG of 40,000 × 40,000 pixels. */
function hugePng(): Uint8Array {
  // The signature and the chunk IHDR with its checksum; the rest is missing.
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const fields = Buffer.from('00009c4000009c400802000000', 'hex');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IHDR'), fields])));
  return Buffer.concat([head, fields, sum, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)]);
}

test.each([
  ['cat.svg', 'Export it as PNG'],
  ['cat.dng', 'Save it as JPEG'],
  ['cat.TIF', 'Save it as JPEG'],
  ['cat.jfif', 'Rename it to cat.jpg'],
  ['cat.jpg.crdownload', 'It is an unfinished download: wait until it ends, or delete it'],
  ['.cat.jpg.icloud', 'Download it from iCloud: so far this is only its placeholder'],
  ['cat.jpg.xmp', 'Move it out of content/images/'],
  ['film.mov', 'Move it out of content/images/'],
  ['contract.pdf', 'Move it out of content/images/'],
  ['cat', 'Move it out of content/images/'],
  [`${'a'.repeat(201)}.jpg`, `Rename it, e.g. to ${'a'.repeat(60)}.jpg`],
])('%s is refused as an original: %s', async (name, remedy) => {
  const room = openPictureFolder();
  room.put(name, Buffer.from('x'));
  expect((await room.probe()).problems).toMatchObject([{ file: `content/images/${name}`, remedy }]);
});
