/** Pictures that are uploaded in the editor. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { openContentFolder } from '../../../scripts/editor/content-folder.ts';
import { createProxy } from '../../../scripts/editor/proxy/proxy.ts';
import { readSchemas } from '../../../scripts/editor/schemas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const home = temporaryFolder('editor-pictures');
cpSync(inRoot('tests', 'fixtures', 'content'), home, { recursive: true });
const proxy = createProxy(openContentFolder(home), readSchemas());
const read = (file: string) => readFileSync(path.join(home, file), 'utf8');
const asset = (name: string) => ({
  path: `content/images/${name}`,
  content: Buffer.from('bytes').toString('base64'),
  encoding: 'base64',
});

test.each(['quay.jpg', 'QUAY.JPG', '_quay_.jpg'])('%s does not replace another picture', (name) => {
  const [picture, team] = [read('images/quay.jpg'), read('team.yaml')];
  const dataFiles = [{ path: 'content/team.yaml', raw: team.replace('Ada', 'Ida') }];
  const assets = [asset(name)];
  const { versions } = proxy.answer('getEntry', { path: 'content/team.yaml' }) as { versions: object };
  for (const [action, params] of [
    ['persistEntry', { dataFiles, assets, versions }],
    ['persistMedia', { asset: assets[0] }],
  ] as const)
    expect(() => proxy.answer(action, params)).toThrow(/^content\/images\/quay\.jpg is already there/);
  expect([read('images/quay.jpg'), read('team.yaml')]).toEqual([picture, team]);
});

test('one that was removed first, as after the question of the editor, is replaced; the same one can be sent again', () => {
  proxy.answer('deleteFile', { path: 'content/images/book.jpg' });
  for (const _ of [1, 2]) proxy.answer('persistMedia', { asset: asset('book.jpg') });
  expect(read('images/book.jpg')).toBe('bytes');
});
