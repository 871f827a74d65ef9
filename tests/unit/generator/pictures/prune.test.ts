import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { prunePictures } from '../../../../scripts/generator/pictures/prune.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('pictures that no build has used for long are removed, but not those of this build, nor what is known of originals', () => {
  const dir = temporaryFolder('cats-prune');
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  const names = ['assets/images/used.webp', 'assets/images/unused.webp', 'probes/used.json'];
  for (const name of names) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, longAgo, longAgo);
  }
  prunePictures(dir, ['/assets/images/used.webp']);
  expect(names.filter((name) => existsSync(path.join(dir, name)))).toEqual([
    'assets/images/used.webp',
    'probes/used.json',
  ]);
});
