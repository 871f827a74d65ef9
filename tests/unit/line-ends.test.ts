/** A checkout on Windows has the same bytes as any other, since hashes of texts are part of addresses and lint refuses CRLF. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

// A project from an archive has no repository.
test.skipIf(!existsSync(path.join(root, '.git')))('a clone with core.autocrlf has LF in every text', () => {
  const clone = temporaryFolder('cats-crlf');
  git('clone', '--quiet', '--shared', '-c', 'core.autocrlf=true', root, clone);
  const files = git('-C', clone, 'ls-files', '--eol').trimEnd().split('\n');
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((line) => /\bw\/(crlf|mixed)\b/.test(line))).toEqual([]);
});
