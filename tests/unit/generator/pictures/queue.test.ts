import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { encodeWidth } from '../../../../scripts/generator/pictures/encode.ts';
import type { PlannedImage } from '../../../../scripts/generator/pictures/plan.ts';
import { createPictureQueue } from '../../../../scripts/generator/pictures/queue.ts';
import { noisy, openPictureFolder } from '../support/pictures.ts';

vi.mock(import('../../../../scripts/generator/pictures/encode.ts'), { spy: true });

const room = openPictureFolder();
let ned: PlannedImage;
let tom: PlannedImage;
beforeAll(async () => {
  room.put('ned.jpg', await noisy(330, 40).jpeg().toBuffer());
  room.put('tom.jpg', await noisy(320, 40).jpeg().toBuffer());
  ned = await room.planned('ned');
  tom = await room.planned('tom');
});
beforeEach(() => {
  rmSync(path.join(room.cacheDir, 'assets'), { recursive: true, force: true });
  vi.mocked(encodeWidth).mockClear();
});

test('a picture is known by its address before it is encoded', () => {
  const queue = createPictureQueue([ned], room.cacheDir);
  expect(queue.has(`${ned.stem}-320.webp`)).toBe(true);
  expect(queue.has(`${ned.stem}-640.webp`)).toBe(false);
  expect(queue.has('/assets/images/ned.jpg')).toBe(false);
});

test('a picture that is requested many times at once is encoded once', async () => {
  const queue = createPictureQueue([ned], room.cacheDir);
  const address = `${ned.stem}-320`;
  const files = await Promise.all(
    [`${address}.jpg`, `${address}.webp`, `${address}.webp`, `${address}.jpg`].map(queue.make),
  );
  expect(new Set(files.map((bytes) => bytes.toString('base64'))).size).toBe(2);
  expect(encodeWidth).toHaveBeenCalledTimes(1);
});

test('an existing picture is served without encoding it', async () => {
  await createPictureQueue([ned], room.cacheDir).make(ned.src);
  vi.mocked(encodeWidth).mockClear();
  await createPictureQueue([ned], room.cacheDir).make(ned.src);
  expect(encodeWidth).not.toHaveBeenCalled();
});

test('a cache that is deleted while the server runs is filled again', async () => {
  const queue = createPictureQueue([ned], room.cacheDir);
  await queue.make(ned.src);
  rmSync(path.join(room.cacheDir, 'assets'), { recursive: true });
  expect((await queue.make(ned.src)).length).toBeGreaterThan(0);
});

test('a damaged picture in the cache is encoded again', async () => {
  const bytes = await createPictureQueue([ned], room.cacheDir).make(ned.src);
  for (const length of [0, 10, bytes.length]) {
    truncateSync(path.join(room.cacheDir, ned.src), length);
    expect((await createPictureQueue([ned], room.cacheDir).make(ned.src)).equals(bytes)).toBe(true);
  }
});

test('an address that is not planned is an error', async () => {
  await expect(createPictureQueue([ned], room.cacheDir).make('/assets/images/x.jpg')).rejects.toThrow(
    'No picture has the address /assets/images/x.jpg.',
  );
});

test('encoding all pictures reports progress and counts, and leaves nothing for a second run', async () => {
  const queue = createPictureQueue([ned, tom], room.cacheDir);
  const heard: string[] = [];
  const made = await queue.makeAll((done, total) => heard.push(`${done}/${total}`));
  expect(made).toMatchObject({ made: 2, reused: 0 });
  const { file, stem } = ned;
  const files = [...queue.paths()].filter((address) => address.startsWith(stem)).length;
  expect(made.originals.find((original) => original.file === file)).toMatchObject({ changes: [], files });
  expect(heard).toEqual(['1/2', '2/2']);
  expect(await queue.makeAll()).toEqual({ made: 0, reused: 2, originals: [] });
});

test('only the files of some originals are encoded where those are named', async () => {
  const other = openPictureFolder();
  const queue = createPictureQueue([ned, tom], other.cacheDir);
  const made = await queue.makeAll(undefined, new Set([tom.file]));
  expect(made.originals.map(({ file }) => file)).toEqual([tom.file]);
});

test('encoding all pictures reports every broken one and encodes the others', async () => {
  const broken = (name: string) => ({
    ...ned,
    stem: `/assets/images/${name}`,
    file: `content/images/${name}.jpg`,
    original: '/nowhere',
  });
  const queue = createPictureQueue([broken('a'), tom, broken('b')], room.cacheDir);
  await expect(queue.makeAll()).rejects.toMatchObject({
    problems: [{ file: 'content/images/a.jpg' }, { file: 'content/images/b.jpg' }],
  });
  expect(await createPictureQueue([tom], room.cacheDir).makeAll()).toEqual({
    made: 0,
    reused: 1,
    originals: [],
  });
});
