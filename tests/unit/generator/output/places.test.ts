import fs, { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renameOver } from '../../../../scripts/generator/output/places.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-places');
const [from, file, empty] = ['next', 'about.html', 'tours.html'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];

test('a file takes the place of an empty folder', () => {
  writeFileSync(from, 'new');
  mkdirSync(empty);
  renameOver(from, empty);
  expect(readFileSync(empty, 'utf8')).toBe('new');
});

test('a file that another program has open, as Windows reports it, is not taken for a folder', () => {
  const { renameSync } = fs;
  const restore = () => {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  for (const place of [from, file]) writeFileSync(place, 'new');
  fs.renameSync = (_from, to) => {
    throw Object.assign(new Error(`EPERM: ${to}`), { code: 'EPERM', syscall: 'rename' });
  };
  syncBuiltinESMExports();
  expect(() => renameOver(from, file)).toThrow(expect.objectContaining({ code: 'EPERM', syscall: 'rename' }));
});
