/** `npm run new -- photo` copies pictures that a build can read, and refuses all others. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { openContent } from '../support/open-content.ts';

test('a photo is copied with a valid name and the next number', async () => {
  const site = openContent();
  const file = path.join(site.content, 'My Cat (2).JPG');
  cpSync(inRoot('tests/fixtures/content/images/walk-01.jpg'), file);
  const { lines } = await site.added('gallery.yaml', 'photo', file);
  expect(lines).toContain('    src: my-cat-2');
  expect(existsSync(path.join(site.content, 'images/my-cat-2.jpg'))).toBe(true);
  expect(site.mistakes()).toEqual(['alt']);
  const { tour } = parse(site.read('gallery.yaml')) as { tour: { id: number }[] };
  expect(new Set(tour.map(({ id }) => id)).size).toBe(tour.length);
});

test('a photo with the name of a picture is refused, in every format and case', async () => {
  const { content, create } = openContent();
  for (const name of ['walk-01.jpg', 'Walk-01.JPG', 'walk 01.png', 'walk_01.avif']) {
    const file = path.join(content, name);
    cpSync(inRoot('tests/fixtures/content/images/walk-01.jpg'), file);
    await expect(create('photo', file)).rejects.toThrow(/content\/images\/walk-01\.jpg already exists/);
  }
});

test('photos with a name of Windows, without letters, or in the format HEIC are refused; spaces are not', async () => {
  const { content, create, write } = openContent();
  const at = (name: string) => path.join(content, name);
  for (const name of ['aux.jpg', '\u{1f63a}.png']) write(name, 'x');
  writeFileSync(at('cat.jpg'), Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'));
  await expect(create('photo', at('aux.jpg'))).rejects.toThrow(
    /Windows cannot store .* Rename it, e\.g\. to aux-1\.jpg/,
  );
  await expect(create('photo', at('\u{1f63a}.png'))).rejects.toThrow(/no Latin letter or digit/);
  await expect(create('photo', at('cat.jpg'))).rejects.toThrow(
    /has the format HEIC, which is not supported\. Save it as JPEG: on a Mac/,
  );
  cpSync(inRoot('tests/fixtures/content/images/walk-01.jpg'), at('a  cat on a stoop.jpg'));
  expect((await create('photo', at('a  cat on a stoop.jpg'))).next).toContain(
    'content/images/a-cat-on-a-stoop.jpg',
  );
});

test('a photo that cannot be listed is not left behind, so that the command works after the mistake is corrected', async () => {
  const { content, create, read, write } = openContent();
  const file = path.join(content, 'stoop.jpg');
  cpSync(inRoot('tests/fixtures/content/images/walk-01.jpg'), file);
  const gallery = read('gallery.yaml');
  write('gallery.yaml', gallery.replace(/^tour:/m, 'tours:'));
  await expect(create('photo', file)).rejects.toThrow('The file has no list "tour".');
  write('gallery.yaml', gallery);
  expect((await create('photo', file)).file).toContain('content/gallery.yaml:');
});

const jpeg = readFileSync(inRoot('tests/fixtures/content/images/walk-01.jpg'));
const notPictures: [name: string, bytes: Buffer | string, message: RegExp][] = [
  ['empty.jpg', '', /The picture is empty\. Copy it again from its source\.$/],
  ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), /cannot be read \(.+\)\. Copy it again/],
  ['header.jpg', jpeg.subarray(0, 200), /cannot be read/],
  ['paper.jpg', '%PDF-1.4\n1 0 obj\n', /cannot be read|named \.jpg but has the format/],
  ['words.png', 'These are words.', /cannot be read/],
  ['page.webp', '<!doctype html><title>Not found</title>', /cannot be read/],
  ['named.png', jpeg, /named \.png but has the format jpeg\. Rename it to \.jpg\.$/],
  ['moving.gif', 'GIF89a', /not "\.gif"\. Save it as JPEG\.$/],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /not "\.svg"\. Export it as PNG\.$/],
];
test.each(notPictures)(
  '%s, which a build cannot read, is refused and not copied',
  async (name, bytes, message) => {
    const site = openContent();
    const file = path.join(site.content, name);
    writeFileSync(file, bytes);
    const before = site.read('gallery.yaml');
    await expect(site.create('photo', file)).rejects.toThrow(message);
    await expect(site.create('photo', file)).rejects.toThrow(/^[^\n]+$/);
    expect(site.read('gallery.yaml')).toBe(before);
    expect(existsSync(path.join(site.content, 'images', name))).toBe(false);
  },
);

test.each(['redirects: [\n', 'redirects: *old\n'])(
  'a file that is not valid YAML is not changed: %j',
  async (text) => {
    const site = openContent();
    site.write('redirects.yaml', text);
    await expect(site.create('redirect', '/old', '/tours')).rejects.toThrow(/not valid YAML/);
    expect(site.read('redirects.yaml')).toBe(text);
  },
);
