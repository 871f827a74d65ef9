/** The output on a disk that ignores case, as most of macOS and Windows. */
import fs, { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openOutputFolder } from '../support/output-folder.ts';

const { folder, build, names, put, read } = openOutputFolder();

/** Makes all functions that take a path find files in `room` whatever the case of their names. */
function ignoreCase(room: string): void {
  const { readdirSync: list, statSync: stat } = fs;
  const isFolder = (place: string) => stat(place, { throwIfNoEntry: false })?.isDirectory() === true;
  const real = (given: string): string => {
    let place = room;
    for (const name of path.relative(room, given).split(path.sep).filter(Boolean)) {
      const same = (other: string) => other.toLowerCase() === name.toLowerCase();
      place = path.join(place, (isFolder(place) ? list(place).find(same) : undefined) ?? name);
    }
    return place;
  };
  const isInside = (value: unknown): value is string => typeof value === 'string' && value.startsWith(room);
  const functions = fs as unknown as Record<string, unknown>;
  const before = Object.entries(functions).filter(
    ([name, value]) => /^[a-z]+Sync$/i.test(name) && typeof value === 'function',
  );
  for (const [name, value] of before) {
    const call = value as (...given: unknown[]) => unknown;
    functions[name] = (...given: unknown[]) =>
      call(...given.map((item) => (isInside(item) ? real(item) : item)));
  }
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(functions, Object.fromEntries(before));
    syncBuiltinESMExports();
  });
}
beforeEach(() => ignoreCase(folder.room));

test('a path that changes only in case gets its new form, with the same text and with another', () => {
  build({ 'index.html': 'Home', 'Old-Page/index.html': 'Tours', 'Docs/Kit.pdf': 'Kit' });
  build({ 'index.html': 'Home', 'old-page/index.html': 'Tours', 'docs/kit.pdf': 'Kit 2' });
  expect(readdirSync(folder.out).sort()).toEqual(['.site-build', 'docs', 'index.html', 'old-page']);
  expect(names()).toEqual(['docs/kit.pdf', 'index.html', 'old-page/index.html']);
  expect(read('docs/kit.pdf')).toBe('Kit 2');
});

test('a path that another checkout has written in another case gets its form again', () => {
  build({ 'index.html': 'Home', 'old-page/index.html': 'Tours' });
  const own = structuredClone(folder.before);
  build({ 'index.html': 'Home', 'Old-Page/index.html': 'Tours' });
  folder.before = own;
  build({ 'index.html': 'New', 'old-page/index.html': 'Tours' });
  expect(names()).toEqual(['index.html', 'old-page/index.html']);
});

test('a file of another program is in the way in any case', () => {
  build({ 'index.html': 'Home' });
  put('cname', 'dear');
  expect(() => build({ 'index.html': 'Home', CNAME: 'ours' })).toThrow(/CNAME {2}A file is in a place/);
  expect(read('cname')).toBe('dear');
});
