/** After any damage to the cache a build discards the damaged entries, creates them again, and has the same output. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files-below.ts';
import { openWorkspace, snapshot } from './support/workspace.ts';

const workspace = openWorkspace();
let good: Record<string, string>;
beforeAll(async () => {
  await workspace.build();
  good = snapshot(workspace.out);
}, 120_000);

const damages: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file, 0),
  halved: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  // After a power failure some file systems leave a file of the right size filled with zeros.
  'full of zeros': (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  null: (file) => writeFileSync(file, 'null'),
  'JSON of another shape': (file) => writeFileSync(file, '{"version":1,"value":{"files":7,"pages":[null]}}'),
  removed: (file) => rmSync(file),
};

test.each(Object.entries(damages))(
  'each file of the cache that is %s',
  async (_name, damage) => {
    const files = filesBelow(workspace.cacheDir);
    expect(files.length).toBeGreaterThan(8);
    // There are many facts of pictures, all of one kind.
    const probes = files.filter((file) => file.includes('probes/'));
    for (const file of [...files.filter((name) => !probes.includes(name)), ...probes.slice(0, 1)]) {
      const place = path.join(workspace.cacheDir, file);
      // A previous build may have removed or replaced it.
      if (!lstatSync(place, { throwIfNoEntry: false })) continue;
      damage(place);
      rmSync(workspace.out, { recursive: true });
      const lines: string[] = [];
      await workspace.build({ checks: false, log: (line) => lines.push(line) });
      expect([file, lines.length]).toEqual([file, 0]);
      expect(snapshot(workspace.out), file).toEqual(good);
    }
  },
  240_000,
);

test.each<[string, (file: string) => void]>([
  ['a folder', (file) => mkdirSync(path.join(file, 'x'), { recursive: true })],
  ['a pipe, which is not waited for', (file) => execFileSync('mkfifo', [file])],
])(
  'all files of the cache, replaced by %s',
  async (_name, replace) => {
    for (const file of filesBelow(workspace.cacheDir)) {
      rmSync(path.join(workspace.cacheDir, file));
      replace(path.join(workspace.cacheDir, file));
    }
    rmSync(workspace.out, { recursive: true });
    await workspace.build();
    expect(snapshot(workspace.out)).toEqual(good);
  },
  60_000,
);

test('an intact record from another version of the generator', async () => {
  for (const file of filesBelow(workspace.cacheDir).filter((name) => name.endsWith('last.json')))
    writeFileSync(path.join(workspace.cacheDir, file), '0123456789abcdef\n{"version":"other","value":{}}');
  expect((await workspace.build()).changed).toBe(true);
  expect(snapshot(workspace.out)).toEqual(good);
}, 60_000);

test('after the bodies of all other posts are damaged, an edited post builds and the feeds compile them again', async () => {
  for (const file of filesBelow(workspace.cacheDir).filter((name) => name.endsWith('.pack'))) {
    const place = path.join(workspace.cacheDir, file);
    writeFileSync(place, Buffer.alloc(readFileSync(place).length));
  }
  workspace.edit('blog/the-step-cat.md', (text) => `${text}\nThe step was swept.\n`);
  await workspace.build();
  expect(workspace.read('feed.xml')).toContain('The step was swept.');
}, 60_000);
