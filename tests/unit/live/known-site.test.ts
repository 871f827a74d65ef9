import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { readKnownSite } from '../../../scripts/live/known-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test.each(['site.yaml', 'team.yaml', 'blog/the-lamp-cat.md'])(
  'a file that is no text is reported in one line: %s',
  (file) => {
    const content = temporaryFolder('cats-known-site');
    cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
    writeFileSync(path.join(content, file), Buffer.from('name: Caf\xe9\n', 'latin1'));
    expect(() => readKnownSite(content)).toThrow(
      `content/${file} cannot be read. npm run build reports the problem.`,
    );
  },
);
