/** After any damage to the cache a build discards the damaged entries, creates them again, and has the same output. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { openWorkspace, snapshot } from './support/workspace.ts';

const workspace = openWorkspace();
let good: Record<string, string>;
beforeAll(async () => {
  await workspace.build();
  good = snapshot(workspace.out);
}, 120_000);

/** What a file of the cache may be without being noticed by a reader that does not verify it. */
const single: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file, 0),
  'JSON of another shape': (file) => writeFileSync(file, '{"version":1,"value":{"files":7,"pages":[null]}}'),
  removed: (file) => rmSync(file),
};

test.each(Object.entries(single))(
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

/** `unit/core/cache/store.test.ts` and `unit/core/bundle/compiled-code.test.ts` cover the first three for each reader. */
const every: Record<string, (file: string) => void> = {
  'cut in half': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  // After a power failure some file systems leave a file of the right size filled with zeros.
  'filled with zeros': (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  'replaced by null': (file) => writeFileSync(file, 'null'),
  'replaced by a folder': (file) => {
    rmSync(file);
    mkdirSync(path.join(file, 'x'), { recursive: true });
  },
  'replaced by a pipe, which is not waited for': (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  },
};

test.each(Object.entries(every))(
  'all files of the cache, %s',
  async (_name, damage) => {
    for (const file of filesBelow(workspace.cacheDir)) damage(path.join(workspace.cacheDir, file));
    rmSync(workspace.out, { recursive: true });
    const lines: string[] = [];
    await workspace.build({ log: (line) => lines.push(line) });
    expect(lines).toEqual([]);
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
  const added = '\nThe step was swept.\n';
  workspace.edit('blog/the-step-cat.md', (text) => text + added);
  onTestFinished(() => workspace.edit('blog/the-step-cat.md', (text) => text.replace(added, '')));
  await workspace.build();
  expect(workspace.read('feed.xml')).toContain('The step was swept.');
}, 60_000);
