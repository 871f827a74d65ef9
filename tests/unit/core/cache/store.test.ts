import { readdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type EntryLocation, readEntry, Store } from '../../../../scripts/core/cache/store.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let dir = '';
beforeEach(() => {
  dir = temporaryFolder('cats-store');
});

const open = (version = '1') => new Store(dir, version);
const packs = () => readdirSync(dir).filter((file) => file.endsWith('.pack'));
/** A table whose values are entries. */
type Texts = Record<string, { stored: EntryLocation }>;
const fill = (texts: Record<string, string>) => {
  const store = open();
  const entries = Object.entries(texts).map(([name, text]) => [name, { stored: store.put(text) }]);
  store.keepTable('texts', Object.fromEntries(entries));
  store.save(true);
};
const read = (name: string, store = open()): string | undefined => {
  const known = (store.table('texts') as Texts)[name];
  return known && store.get(known.stored)?.toString();
};
const keep = (store: Store, name: string, table: Record<string, unknown>) => {
  store.keepTable(name, table);
  store.save(false);
};

test('entries and records are available to the next build', () => {
  fill({ a: 'Ned', b: 'Tom' });
  open().keepRecord('cats', ['Ned', 'Tom']);
  const store = open();
  expect(store.record('cats')).toEqual(['Ned', 'Tom']);
  const { a, b } = store.table('texts') as Texts;
  expect([a, b].map((known) => known && String(readEntry(dir, known.stored)))).toEqual(['Ned', 'Tom']);
  expect(read('c')).toBeUndefined();
});

test('an entry can be read before it is written, and replaced by another in its place', () => {
  const store = open();
  const stored = store.put('Ned');
  expect([store.has(stored), String(store.get(stored))]).toEqual([true, 'Ned']);
  store.put('Tom', stored);
  store.flush();
  expect([store.has(stored), String(readEntry(dir, stored))]).toEqual([true, 'Tom']);
});

test('of a table only the parts with changes are written again', () => {
  const names = Array.from({ length: 600 }, (_, index) => `cat-${index}`);
  const cats = Object.fromEntries(names.map((name) => [name, { name }]));
  keep(open(), 'cats', cats);
  const store = open();
  const known = store.table<{ name: string }>('cats');
  expect(known).toEqual(cats);
  const files = readdirSync(dir).sort();
  expect(files).toEqual(['cats-0.json', 'cats-1.json', 'cats-2.json']);
  // A file that is written again is a new one.
  const inodes = () => files.map((file) => statSync(path.join(dir, file)).ino);
  const before = inodes();
  const changed = { ...known, 'cat-300': { name: 'Ned' } };
  keep(store, 'cats', changed);
  expect(inodes().map((inode, index) => inode === before[index])).toEqual([true, false, true]);
  expect(open().table('cats')).toEqual(changed);
});

test('a table that became shorter has no old values, and one with a damaged part those before it', () => {
  const names = Array.from({ length: 600 }, (_, index) => `cat-${index}`);
  keep(open(), 'cats', Object.fromEntries(names.map((name) => [name, name])));
  const few = Object.fromEntries(names.slice(0, 300).map((name) => [name, name]));
  keep(open(), 'cats', few);
  expect(open().table('cats')).toEqual(few);
  truncateSync(path.join(dir, 'cats-1.json'), 30);
  expect(Object.keys(open().table('cats'))).toHaveLength(250);
  expect(open().table('dogs')).toEqual({});
});

test('a renamed record is ignored', () => {
  fill({ a: 'Ned' });
  open().keepRecord('cats', { Ned: { black: true } });
  renameSync(path.join(dir, 'cats.json'), path.join(dir, 'texts-0.json'));
  expect(read('a')).toBeUndefined();
  expect(open().record('texts-0')).toBeUndefined();
});

test('another version of the generator does not use them', () => {
  fill({ a: 'Ned' });
  open().keepRecord('cats', []);
  expect([read('a', open('2')), open('2').record('cats')]).toEqual([undefined, undefined]);
});

test('unused entries are removed; entries can be kept without being read', () => {
  fill({ a: 'Ned' });
  fill({ b: 'Tom' });
  expect(packs()).toHaveLength(1);
  const store = open();
  const { b } = store.table('texts') as Texts;
  const gone = { pack: 'none', start: 0, length: 1, hash: '' };
  expect([b && store.has(b.stored), store.has(gone), store.get(gone)]).toEqual([true, false, undefined]);
  store.keepTable('texts', { b });
  store.save(true);
  expect([read('a'), read('b')]).toEqual([undefined, 'Tom']);
});

test('a failed build removes nothing', () => {
  fill({ a: 'Ned' });
  const store = open();
  const { a } = store.table('texts') as Texts;
  store.keepTable('others', { b: { stored: store.put('Tom') } });
  store.save(false);
  expect([a && String(readEntry(dir, a.stored)), read('a'), packs().length]).toEqual(['Ned', 'Ned', 2]);
  expect(Object.keys(open().table('others'))).toEqual(['b']);
});

test('after a thousand small edits there are only a few files', () => {
  fill(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`page ${index}`, 'x'.repeat(999)])));
  for (let edit = 0; edit < 1000; edit++) {
    const store = open();
    const texts = store.table('texts');
    texts[`page ${edit % 50}`] = { stored: store.put(`edit ${edit}`) };
    store.keepTable('texts', texts);
    store.save(true);
  }
  expect(packs().length).toBeLessThan(60);
  for (let index = 0; index < 50; index++) expect(read(`page ${index}`)).toBe(`edit ${950 + index}`);
}, 120_000);

const damages: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file, 0),
  halved: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'another shape': (file) => writeFileSync(file, '{"version":"1","value":[1]}'),
  null: (file) => writeFileSync(file, 'null'),
  'one letter changed': (file) =>
    writeFileSync(file, readFileSync(file, 'latin1').replace(/.$/, '#'), 'latin1'),
};

test.each(Object.entries(damages))(
  'a file that is %s counts as missing and is written again',
  (_name, damage) => {
    for (const which of [/\.pack$/, /^texts/, /^cats/]) {
      fill({ a: 'Ned'.repeat(50) });
      open().keepRecord('cats', 'Ned');
      for (const file of readdirSync(dir)) if (which.test(file)) damage(path.join(dir, file));
      const store = open();
      if (which.source.includes('cats')) expect(store.record('cats')).toBeUndefined();
      else expect(read('a', store)).toBeUndefined();
      fill({ a: 'Ned' });
      expect(read('a')).toBe('Ned');
    }
  },
);
