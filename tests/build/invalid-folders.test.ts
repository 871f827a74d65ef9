/** Invalid folders for content and output are refused before anything is written. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCommand } from '../../scripts/cli/build/build.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
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
  ['the packages', () => inRoot('node_modules/site')],
])('an output, a cache or configurations in %s', async (_name, place) => {
  const folder = place();
  const before = existsSync(folder) && readdirSync(folder);
  for (const [option, options] of [
    ['out', { out: folder }],
    ['cache', { cacheDir: folder }],
    ['hosts', { hostsDir: folder }],
  ] as const)
    await expect(workspace.build(options)).rejects.toThrow(
      new RegExp(` {2}The output would be part of .*Use another folder for --${option}$`),
    );
  expect(existsSync(folder) && readdirSync(folder)).toEqual(before);
});

test.each(['out', 'content', 'hosts', 'cache'])('an empty --%s, as of an unset variable', async (option) => {
  await expect(buildCommand([`--${option}`, ''])).rejects.toThrow(`--${option} is empty.`);
});
