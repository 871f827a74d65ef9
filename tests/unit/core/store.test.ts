import { readdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEntry, Store } from '../../../scripts/core/store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let dir = '';
beforeEach(() => {
  dir = temporaryFolder('cats-store');
});

const open = (version = '1') => new Store(dir, version);
const packs = () => readdirSync(dir).filter((file) => file.endsWith('.pack'));
const fill = (entries: Record<string, string>) => {
  const store = open();
  for (const [name, text] of Object.entries(entries)) store.put(name, text);
  store.save(true);
};

test('entries and records are available to the next build', () => {
  fill({ a: 'Ned', b: 'Tom' });
  open().keepRecord('cats', ['Ned', 'Tom']);
  const store = open();
  expect([store.get('a'), store.get('b')].map(String)).toEqual(['Ned', 'Tom']);
  expect(store.get('c')).toBeUndefined();
  expect(store.record('cats')).toEqual(['Ned', 'Tom']);
  const place = store.locationOf('b');
  expect(place && String(readEntry(dir, place))).toBe('Tom');
});

test('of a table only the parts with changes are written again', () => {
  const names = Array.from({ length: 600 }, (_, index) => `cat-${index}`);
  const cats = Object.fromEntries(names.map((name) => [name, { name }]));
  open().keepTable('cats', cats);
  const store = open();
  const known = store.table<{ name: string }>('cats');
  expect(known).toEqual(cats);
  const files = readdirSync(dir).sort();
  expect(files).toEqual(['cats-0.json', 'cats-1.json', 'cats-2.json']);
  // A file that is written again is a new one.
  const inodes = () => files.map((file) => statSync(path.join(dir, file)).ino);
  const before = inodes();
  const changed = { ...known, 'cat-300': { name: 'Ned' } };
  store.keepTable('cats', changed);
  expect(inodes().map((inode, index) => inode === before[index])).toEqual([true, false, true]);
  expect(open().table('cats')).toEqual(changed);
});

test('a table that became shorter has no old values, and one with a damaged part those before it', () => {
  const names = Array.from({ length: 600 }, (_, index) => `cat-${index}`);
  open().keepTable('cats', Object.fromEntries(names.map((name) => [name, name])));
  const few = Object.fromEntries(names.slice(0, 300).map((name) => [name, name]));
  open().keepTable('cats', few);
  expect(open().table('cats')).toEqual(few);
  truncateSync(path.join(dir, 'cats-1.json'), 30);
  expect(Object.keys(open().table('cats'))).toHaveLength(250);
  expect(open().table('dogs')).toEqual({});
});

test('a renamed record is ignored', () => {
  fill({ a: 'Ned' });
  open().keepRecord('cats', { Ned: { black: true } });
  renameSync(path.join(dir, 'cats.json'), path.join(dir, 'index.json'));
  expect(open().get('a')).toBeUndefined();
  expect(open().record('index')).toBeUndefined();
});

test('another version of the generator does not use them', () => {
  fill({ a: 'Ned' });
  open().keepRecord('cats', []);
  expect([open('2').get('a'), open('2').record('cats')]).toEqual([undefined, undefined]);
});

test('unused entries are removed; entries can be kept without being read', () => {
  fill({ a: 'Ned', b: 'Tom' });
  const store = open();
  expect([store.keep('a'), store.keep('z')]).toEqual([true, false]);
  store.save(true);
  expect([open().get('a')?.toString(), open().get('b')]).toEqual(['Ned', undefined]);
});

test('a failed build removes nothing', () => {
  fill({ a: 'Ned' });
  const store = open();
  store.put('b', 'Tom');
  store.save(false);
  expect([open().keep('a'), open().keep('b')]).toEqual([true, true]);
});

test('after a thousand small edits there are only a few files', () => {
  fill(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`page ${index}`, 'x'.repeat(999)])));
  for (let edit = 0; edit < 1000; edit++) {
    const store = open();
    for (let index = 0; index < 50; index++) store.keep(`page ${index}`);
    store.put(`page ${edit % 50}`, `edit ${edit}`);
    store.save(true);
  }
  expect(packs().length).toBeLessThan(60);
  const store = open();
  for (let index = 0; index < 50; index++)
    expect(String(store.get(`page ${index}`))).toBe(`edit ${950 + index}`);
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
    for (const which of [/\.pack$/, /^index/, /^cats/]) {
      fill({ a: 'Ned'.repeat(50) });
      open().keepRecord('cats', 'Ned');
      for (const file of readdirSync(dir)) if (which.test(file)) damage(path.join(dir, file));
      const store = open();
      if (which.source.includes('cats')) expect(store.record('cats')).toBeUndefined();
      else expect(store.get('a')).toBeUndefined();
      fill({ a: 'Ned' });
      expect(String(open().get('a'))).toBe('Ned');
    }
  },
);
