import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../../scripts/core/files/files.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { findContent } from '../../../../scripts/generator/content/files/content-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test.skipIf(process.platform === 'win32')(
  'a command that is killed while it writes leaves the old text, and nothing that a build takes for content',
  () => {
    const content = temporaryFolder('cats-killed');
    const place = path.join(content, 'blog/ned.md');
    mkdirSync(path.dirname(place));
    writeFileSync(place, 'old');
    const killed = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      import { writeAtomic } from ${JSON.stringify(pathToFileURL(inRoot('scripts/core/files/files.ts')))};
      fs.renameSync = () => process.kill(process.pid, 'SIGKILL');
      syncBuiltinESMExports();
      writeAtomic(${JSON.stringify(place)}, 'new');`;
    const options = ['--import', 'tsx', '--input-type=module', '--eval', killed];
    expect(spawnSync(process.execPath, options, { cwd: inRoot() }).signal).toBe('SIGKILL');
    expect(readFileSync(place, 'utf8')).toBe('old');
    expect(readdirSync(path.dirname(place))).toHaveLength(2);
    const { posts, unread } = findContent(content);
    expect([posts.map(({ file }) => file), unread]).toEqual([['content/blog/ned.md'], []]);
  },
);

test.skipIf(process.platform !== 'linux')('a folder in a place that only the system fills is refused', () => {
  // Another process, since a call that does not end cannot be interrupted.
  const script = `
    import { makeFolder } from ${JSON.stringify(pathToFileURL(inRoot('scripts/core/files/files.ts')))};
    import { messageOf } from ${JSON.stringify(pathToFileURL(inRoot('scripts/core/errors/message.ts')))};
    try { makeFolder('/proc/cats/site'); } catch (error) { console.log(messageOf(error)); }`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = spawnSync(process.execPath, options, {
    cwd: inRoot(),
    timeout: 20_000,
    encoding: 'utf8',
  });
  expect(stdout).toBe(
    '/proc/cats: it cannot be created (ENOENT, mkdir). Use another folder, and run the command again.\n',
  );
});

test('parents are created, a folder that exists is kept, and a file in its place is reported', () => {
  const folder = temporaryFolder('cats-folders');
  const deep = path.join(folder, 'a/b/c');
  makeFolder(deep);
  writeFileSync(path.join(deep, 'file'), '');
  makeFolder(deep);
  expect(readdirSync(deep)).toEqual(['file']);
  expect(() => makeFolder(path.join(deep, 'file'))).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(() => makeFolder(path.join(deep, 'file/x'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
});
