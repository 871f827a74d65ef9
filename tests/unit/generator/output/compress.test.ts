import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Store } from '../../../../scripts/core/cache/store.ts';
import { precompress } from '../../../../scripts/generator/output/compress.ts';
import { Output } from '../../../../scripts/generator/output/output.ts';
import type { WrittenFiles } from '../../../../scripts/generator/output/written-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-packed');
const out = path.join(folder, 'out');
const long = 'A cat sat on the mat. '.repeat(100);

let before: WrittenFiles = {};
async function build(files: Record<string, string>, compress = true): Promise<Output> {
  const output = new Output(out, before);
  output.inspect();
  output.begin();
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  const store = new Store(path.join(folder, 'store'), '1');
  if (compress) await precompress(output, store);
  store.save(true);
  before = output.publish();
  return output;
}
const read = (file: string) => readFileSync(path.join(out, file));
const copies = (output: Output) => Object.keys(output.list()).filter((file) => /\.(?:br|gz)$/.test(file));

test('text files get compressed copies with the same content; pictures, tiny files and host files get none', async () => {
  const output = await build({
    'about.html': long,
    'about/index.html': long,
    'feed.xml': `<feed>${long}</feed>`,
    'tiny.txt': 'Meow.',
    'cat.webp': long,
    'vercel.json': long,
    _headers: long,
  });
  expect(copies(output).sort()).toEqual([
    'about.html.br',
    'about.html.gz',
    'about/index.html.br',
    'about/index.html.gz',
    'feed.xml.br',
    'feed.xml.gz',
  ]);
  for (const file of ['about.html', 'about/index.html', 'feed.xml']) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
  }
});

test('an unchanged file is not compressed again; a changed one is, and the copies of a removed one are removed', async () => {
  await build({ 'a.html': long, 'b.html': long.toUpperCase(), 'c.html': long });
  const before = statSync(path.join(out, 'a.html.br')).ino;
  await build({ 'a.html': long, 'b.html': `${long}Then it left.` });
  expect(statSync(path.join(out, 'a.html.br')).ino).toBe(before);
  expect(gunzipSync(read('b.html.gz')).toString()).toContain('Then it left.');
  expect(existsSync(path.join(out, 'c.html.br'))).toBe(false);
});

test('a build without copies removes those of the last one', async () => {
  await build({ 'a.html': long });
  expect(copies(await build({ 'a.html': long }, false))).toEqual([]);
  expect(existsSync(path.join(out, 'a.html.br'))).toBe(false);
});
