import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { OfflinePack } from '../../../../components/base/offline-pack.ts';
import { makeOfflinePack, partition } from '../../../../scripts/generator/files/offline-pack.ts';

test('every packed file is unpacked unchanged, and shared parts are packed once', () => {
  const shared = '<header>Cats</header><p>1 < 2</p>';
  const files = new Map([
    ['', `<!doctype html>${shared}<main>Home</main>`],
    ['about', `<!doctype html>${shared}<main>Ünïcödé 🐈</main>`],
    ['assets/js/a.js', 'export const a = "<b>";\n'],
    ['assets/posts/empty.json', ''],
  ]);
  const pack: OfflinePack = JSON.parse(gunzipSync(makeOfflinePack(files)).toString());
  const unpacked = Object.entries(pack.files).map(
    ([name, numbers]) => [name, numbers.map((number) => pack.pieces[number]).join('')] as const,
  );
  expect(new Map(unpacked)).toEqual(files);
  expect(pack.pieces.filter((piece) => piece.includes('header'))).toHaveLength(1);
});

test('text files are packed, except the offline page and files that every page loads', () => {
  const output = { read: () => Buffer.from('<script src="/assets/js/site.js"></script>') };
  const files = [
    'offline.html',
    'about.html',
    'assets/js/site.js',
    'assets/js/form.js',
    'assets/fonts/a.woff2',
  ];
  expect(partition(files, output)).toEqual({
    packed: ['about.html', 'assets/js/form.js'],
    single: ['offline.html', 'assets/fonts/a.woff2'],
  });
  expect(partition(['about.html'], output).packed).toEqual([]);
});
