/** Invalid folders for content and output are refused before anything is written. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/paths.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace();

test('a content folder that does not exist', async () => {
  const missing = path.join(workspace.content, 'typo');
  await expect(workspace.build({ contentDir: missing })).rejects.toThrow(
    `${missing}  There is no such folder of content. Correct the path`,
  );
});

test.each([
  ['the content', () => workspace.content],
  ['a folder of the content', () => path.join(workspace.content, 'images/site')],
  ['a folder of public/', () => inRoot('public/site')],
  ['a folder of pages/', () => inRoot('pages/site')],
])('an output in %s', async (_name, place) => {
  const out = place();
  await expect(workspace.build({ out })).rejects.toThrow(
    / {2}The output would be part of .*Use another folder for --out$/,
  );
  expect(existsSync(path.join(out, '.site-build'))).toBe(false);
});
