import path from 'node:path';
import { expect, test } from 'vitest';
import { FileHashes } from '../../../../scripts/core/cache/file-hashes.ts';
import { Store } from '../../../../scripts/core/cache/store.ts';
import { root } from '../../../../scripts/core/files/paths.ts';
import { bundleCode } from '../../../../scripts/generator/code/bundle.ts';
import { findPages } from '../../../../scripts/generator/code/page-files.ts';
import { readSettings } from '../../../../scripts/generator/content/settings/settings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('each source of the first bundle is hashed before the bundler reads it, since it may change meanwhile', async () => {
  const hashes = new FileHashes({});
  const made = bundleCode({
    store: new Store(temporaryFolder('bundle'), 'v1'),
    hashes,
    pageFiles: findPages(),
    settings: readSettings({}, undefined),
    bundleKey: 'key',
  });
  // Nothing has been bundled yet.
  const hashed = new Set(Object.keys(hashes.seen));
  const { inputs } = await made;
  expect(inputs.length).toBeGreaterThan(300);
  const late = inputs.filter((file) => !hashed.has(path.join(root, file)));
  expect(late.filter((file) => !/^content\//.test(file))).toEqual([]);
});
