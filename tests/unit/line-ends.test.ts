/** A checkout on Windows has the same bytes as any other, since hashes of texts are part of addresses and lint refuses CRLF. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Without `GIT_DIR` and the like, which are set when a hook runs the tests. */
const outerEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
// A project from an archive has no repository, and its machine may have no Git.
const canClone = existsSync(path.join(root, '.git')) && spawnSync('git', ['--version']).status === 0;

test.skipIf(!canClone)('a clone with core.autocrlf has LF in every text', () => {
  const folder = temporaryFolder('cats-crlf');
  const [clone, settings] = [path.join(folder, 'clone'), path.join(folder, 'settings')];
  // In place of this user's. The checkout may belong to another user, e.g. in a container.
  writeFileSync(settings, '[safe]\n\tdirectory = *\n[core]\n\tautocrlf = true\n');
  const env = { ...outerEnv, GIT_CONFIG_GLOBAL: settings, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', env });
  git('clone', '--quiet', '--shared', root, clone);
  const files = git('-C', clone, 'ls-files', '--eol').trimEnd().split('\n');
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((line) => /\bw\/(crlf|mixed)\b/.test(line))).toEqual([]);
});
