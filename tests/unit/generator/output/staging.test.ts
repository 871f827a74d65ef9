import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Staging } from '../../../../scripts/generator/output/staging.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cats-staging-'));
const [home, out] = [path.join(folder, 'home'), path.join(folder, 'out')];
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(home, { recursive: true, force: true });
  rmSync(out, { recursive: true, force: true });
});

const open = (own = false, generator = 'this one') => new Staging<string>(home, out, own, generator);
/** One build that writes the given files. */
function publish(files: Record<string, string>, inputs = 'one'): Staging<string> {
  const staging = open();
  staging.begin();
  for (const [file, text] of Object.entries(files)) staging.write(file, text);
  staging.sweep();
  staging.publish(inputs, `memory of ${inputs}`);
  return staging;
}
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

test('a published build is remembered with its inputs', () => {
  publish({ 'a.html': 'A', 'b/c.html': 'C' });
  expect([read('a.html'), read('b/c.html')]).toEqual(['A', 'C']);
  expect(open().previous).toMatchObject({ inputs: 'one', memory: 'memory of one' });
  expect(open().intact()).toBe(true);
  // Another version of the generator may have remembered in another form.
  expect(open(false, 'another one').previous).toBeUndefined();
});

test('what is written and not published does not reach the output', () => {
  publish({ 'a.html': 'A' });
  const staging = open();
  staging.begin();
  staging.write('a.html', 'half done');
  staging.write('new.html', 'new');
  expect(readdirSync(out)).toEqual(['a.html']);
  expect(read('a.html')).toBe('A');
});

test('a build that was killed is not built upon', () => {
  publish({ 'a.html': 'A' });
  const killed = open();
  killed.begin();
  killed.write('a.html', 'half done');
  expect(open().previous).toBeUndefined();
  const next = open(true);
  next.begin();
  next.write('a.html', 'B');
  next.publish('two', '');
  expect(read('a.html')).toBe('B');
});

test('a file that no part of the site makes any more leaves the output', () => {
  publish({ 'a.html': 'A', 'old/index.html': 'old' });
  publish({ 'a.html': 'A' }, 'two');
  expect(existsSync(path.join(out, 'old/index.html'))).toBe(false);
});

test('a file that did not change is not written again', () => {
  publish({ 'a.html': 'A', 'b.html': 'B' });
  const { ino } = statSync(path.join(out, 'a.html'));
  publish({ 'a.html': 'A', 'b.html': 'B2' }, 'two');
  expect(statSync(path.join(out, 'a.html')).ino).toBe(ino);
  expect(read('b.html')).toBe('B2');
});

test('an output from which a file was deleted is not intact, and gets it back', () => {
  publish({ 'a.html': 'A', 'b.html': 'B' });
  rmSync(path.join(out, 'a.html'));
  expect(open().intact()).toBe(false);
  publish({ 'a.html': 'A', 'b.html': 'B' });
  expect(read('a.html')).toBe('A');
});

test('two parts of the site cannot make the same file', () => {
  const staging = open();
  staging.begin();
  staging.write('a.html', 'A');
  expect(() => staging.write('a.html', 'B')).toThrow('Two parts of the site want to be "a.html".');
});

test('a page is two files, but the first page and the page for lost visitors are one', () => {
  const staging = open();
  for (const route of ['/', '/404', '/tours/x']) staging.claimPage({ route, hash: 'h', bytes: 1 });
  expect(Object.keys(staging.list())).toEqual([
    'index.html',
    '404.html',
    'tours/x.html',
    'tours/x/index.html',
  ]);
});

test('a folder with files of someone else is left alone, unless it is the project’s own', () => {
  mkdirSync(out);
  writeFileSync(path.join(out, 'photo.jpg'), 'dear');
  expect(() => publish({ 'a.html': 'A' })).toThrow('The folder holds files that this site did not make');
  expect(readdirSync(out)).toEqual(['photo.jpg']);
  const own = open(true);
  own.begin();
  own.write('a.html', 'A');
  own.publish('one', '');
  expect(readdirSync(out)).toEqual(['a.html']);
});
