/** A file or folder without read or write permission ends the build with one line, and the output does not change. */
import { execFileSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';
import type { Refusal } from './support/without-permissions.ts';

const folder = temporaryFolder('cats-permissions');

/** Whether other users can reach what is in a folder. */
const isOpen = (place: string): boolean =>
  (statSync(place).mode & 0o001) > 0 && (place === path.dirname(place) || isOpen(path.dirname(place)));

test('each file and folder without read or write permission is reported', (context) => {
  if (process.platform === 'win32') return context.skip('Windows has no modes of files');
  // As root, the test continues as another user.
  if (process.getuid?.() === 0 && !isOpen(path.dirname(folder)))
    return context.skip('other users have no access to the folder for temporary files');
  chmodSync(folder, 0o755);
  const script = inRoot('tests/build/support/without-permissions.ts');
  const stdout = execFileSync(process.execPath, ['--import', 'tsx', script, folder], { encoding: 'utf8' });
  const [built, ...refusals] = JSON.parse(stdout) as Refusal[];
  expect(built?.said).toBe('built');
  expect(refusals.length).toBeGreaterThan(10);
  for (const { place, said, kept } of refusals) {
    expect([place, kept]).toEqual([place, true]);
    // A file of the cache is created again.
    if (place.endsWith('.pack')) expect(said).toBe('built');
    else if (/^content\/.*\./.test(place))
      // With all other mistakes of the content.
      expect(said.split('\n  ')).toEqual([
        'One mistake; nothing was changed in the last good output.',
        expect.stringMatching(
          new RegExp(
            `^${place}(?::1)?  The file cannot be read: this user has no right to read or change it\\. Grant`,
          ),
        ),
      ]);
    else {
      const file = path.join(folder, place);
      expect(said.slice(0, file.length)).toBe(file);
      expect(said.slice(file.length)).toMatch(
        /^\S*: this user has no right to read or change it \(EACCES, \w+\)\. \w.*unchanged\.$/,
      );
    }
  }
}, 120_000);
