/** A checkout on Windows has the same bytes as any other, since hashes of texts are part of addresses and lint refuses CRLF. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

// A project from an archive has no repository.
test.skipIf(!existsSync(path.join(root, '.git')))('a clone with core.autocrlf has LF in every text', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'cats-crlf-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  git('clone', '--quiet', '--shared', '-c', 'core.autocrlf=true', root, clone);
  const files = git('-C', clone, 'ls-files', '--eol').trimEnd().split('\n');
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((line) => /\bw\/(crlf|mixed)\b/.test(line))).toEqual([]);
});
