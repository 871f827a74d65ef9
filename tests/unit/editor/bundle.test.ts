/** The editor's bundle is pinned by version and hash. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { editorBundle, editorPackage, isPinned } from '../../../scripts/editor/bundle.ts';
import { readTarball } from '../../../scripts/editor/tarball.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** One tar entry: a header of 512 bytes, the content, and zeros up to the next multiple of 512. */
function tarEntry(name: string, text: string, type = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(type, 156);
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
  body.write(text);
  return Buffer.concat([header, body]);
}

test('the wanted files of an archive are extracted byte for byte', () => {
  const long = 'x'.repeat(1300);
  const archive = gzipSync(
    Buffer.concat([
      tarEntry('package/dist/a.js', 'one'),
      tarEntry('package/dist', '', '5'),
      tarEntry('package/b.js', long),
      tarEntry('package/c.txt', 'no'),
      Buffer.alloc(1024),
    ]),
  );
  const files = readTarball(archive, (name) => name.endsWith('.js'));
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['dist/a.js', 'one'],
    ['b.js', long],
  ]);
});

test('an archive with another hash is refused', () => {
  expect(isPinned(Buffer.from('something else'))).toBe(false);
  expect(editorPackage.version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('without the package and npm, one line names the remedy, and nothing is left of interrupted downloads', () => {
  const folder = temporaryFolder('bundle');
  mkdirSync(path.join(folder, 'fetch-abc'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('npm_execpath', path.join(folder, 'npm-cli.js'));
  expect(() => editorBundle(() => {}, folder)).toThrow(/check the connection and run the same command again/);
  expect(readdirSync(folder)).toEqual([]);
});

test("the editor is not among the project's packages", () => {
  expect(readFileSync(inRoot('package-lock.json'), 'utf8')).not.toContain('decap');
});
