import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, firstFilesBelow } from '../../../../scripts/core/files/files-below.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-files');
mkdirSync(path.join(folder, 'b', 'c'), { recursive: true });
for (const file of ['z.txt', 'b/c/d.txt', 'a.txt']) writeFileSync(path.join(folder, file), '');
symlinkSync('c', path.join(folder, 'b', 'link'));

test('files at any depth are listed in order, with links and without folders', () => {
  expect(filesBelow(folder)).toEqual(['a.txt', 'b/c/d.txt', 'b/link', 'z.txt']);
  expect(filesBelow(folder, (entry) => entry.isFile())).toEqual(['a.txt', 'b/c/d.txt', 'z.txt']);
});

test('of a whole disk only the first files are listed, and no folder below them is read', () => {
  const asked: string[] = [];
  const isWanted = (file: string) => asked.push(file) > 0;
  expect(firstFilesBelow(folder, 2, isWanted)).toEqual(['a.txt', 'z.txt']);
  expect(asked).toEqual(['a.txt', 'z.txt']);
  expect(firstFilesBelow(folder, 3, isWanted)).toEqual(['a.txt', 'b/link', 'z.txt']);
  expect(firstFilesBelow(folder, 9, (file) => file.endsWith('d.txt'))).toEqual(['b/c/d.txt']);
});

test('a folder that does not exist has no files', () => {
  expect(filesBelow(path.join(folder, 'none'))).toEqual([]);
  expect(firstFilesBelow(path.join(folder, 'none'), 1, () => true)).toEqual([]);
});
