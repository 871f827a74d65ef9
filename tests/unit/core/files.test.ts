import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/paths.ts';
import { findContent } from '../../../scripts/generator/content/content-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

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
      import { writeAtomic } from ${JSON.stringify(pathToFileURL(inRoot('scripts/core/files.ts')))};
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
