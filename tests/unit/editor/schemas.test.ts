/** The committed schemas in copies of the project that other programs have made. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { readSchema, readSchemas } from '../../../scripts/editor/schemas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const home = temporaryFolder('cats-schemas');
function copyTo(name: string): string {
  const folder = path.join(home, name);
  cpSync(inRoot('content/.schemas'), folder, { recursive: true });
  return folder;
}

test('a copy on a stick that macOS has written', () => {
  const folder = copyTo('stick');
  writeFileSync(path.join(folder, '._post.json'), '\0\u0005\u0016\u0007\0Mac OS X');
  writeFileSync(path.join(folder, '.DS_Store'), '');
  expect(readSchemas(folder)).toEqual(readSchemas());
});

test('a copy without hidden folders, and one with a file that is not complete, are reported with the remedy', () => {
  const folder = copyTo('damaged');
  writeFileSync(path.join(folder, 'team.json'), '{');
  rmSync(path.join(folder, 'post.json'));
  const remedy = 'is missing or damaged, e.g. because a copy has no hidden folders. Run npm run schemas,';
  expect(() => readSchema('post', folder)).toThrow(`content/.schemas/post.json ${remedy}`);
  expect(() => readSchemas(folder)).toThrow(`content/.schemas/team.json ${remedy}`);
  expect(() => readSchemas(path.join(folder, 'none'))).toThrow(`content/.schemas/ ${remedy}`);
});
