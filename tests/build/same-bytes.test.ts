/** The same input gives the same bytes in any folder, time zone and locale. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';
import { snapshot } from './support/workspace.ts';

const run = promisify(execFile);
const folder = temporaryFolder('cats-bytes');

/** Builds in a separate process with `npm run build`. */
async function buildWith(name: string, env: Record<string, string>): Promise<Record<string, string>> {
  const [out, cache] = [path.join(folder, name, 'out'), path.join(folder, name, 'cache')];
  const options = ['--content', inRoot('tests/fixtures/content'), '--out', out, '--cache', cache];
  await run(
    process.execPath,
    ['scripts/run.mjs', 'build', ...options, '--pictures', 'defer', '--no-checks'],
    {
      cwd: inRoot(),
      env: { PATH: process.env.PATH, BUILD_DATE: '2026-05-04', ...env },
    },
  );
  return snapshot(out);
}

// Retried because a file of the project may be saved during the test.
test('two builds in other time zones, languages and folders are identical', {
  retry: 1,
  timeout: 120_000,
}, async () => {
  const here = await buildWith('here', { TZ: 'UTC', LANG: 'C' });
  const there = await buildWith('there/below', {
    TZ: 'Asia/Tokyo',
    LANG: 'de_DE.UTF-8',
    LC_ALL: 'de_DE.UTF-8',
  });
  expect(Object.keys(here).length).toBeGreaterThan(100);
  expect(there).toEqual(here);
});
