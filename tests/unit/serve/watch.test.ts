import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Watching, watchPlaces } from '../../../scripts/serve/watch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let root: string;
let watching: Watching;
const reported = vi.fn<(files: string[]) => void>();
const failed = vi.fn<(message: string) => void>();
const at = (file: string) => path.join(root, file);

beforeEach(async () => {
  root = temporaryFolder('cats-watch');
  mkdirSync(at('content/blog'), { recursive: true });
  for (const file of ['build.ts', 'content/site.yaml', 'content/blog/ned.md']) writeFileSync(at(file), 'one');
  watching = watchPlaces(root, ['build.ts', 'content', 'pages'], reported, failed);
  await watching.ready;
});
afterEach(async () => {
  await watching.stop();
  reported.mockReset();
  expect(failed).not.toHaveBeenCalled();
});

/** Waits for an edit of the file to be reported, and nothing else with it. */
async function expectReported(file: string): Promise<void> {
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith([file]), { timeout: 20_000 });
  reported.mockClear();
}

/** Repeats an edit until it is reported: on a busy machine it may happen before a new file is watched. */
async function expectEventuallyReported(file: string, edit: (file: string) => void): Promise<void> {
  await vi.waitFor(
    () => {
      edit(file);
      expect(reported).toHaveBeenLastCalledWith([file]);
    },
    { timeout: 20_000, interval: 500 },
  );
}

/** Replaces the file by a new one, as many editors do. */
function replace(file: string, text: string): void {
  writeFileSync(at(`${file}.tmp`), text);
  renameSync(at(`${file}.tmp`), at(file));
}

test('an overwritten file is reported, also one that is watched by name', async () => {
  writeFileSync(at('content/blog/ned.md'), 'other');
  await expectReported('content/blog/ned.md');
  writeFileSync(at('build.ts'), 'other');
  await expectReported('build.ts');
});

test('a file that is replaced by another is reported each time', async () => {
  for (const text of ['two', 'three', 'four']) {
    await expectEventuallyReported('content/blog/ned.md', (file) => replace(file, text));
    reported.mockClear();
  }
});

test('a file that git removes and restores is reported, and so is its next edit', async () => {
  rmSync(at('content/site.yaml'));
  writeFileSync(at('content/site.yaml'), 'two');
  await expectReported('content/site.yaml');
  await expectEventuallyReported('content/site.yaml', (file) =>
    writeFileSync(at(file), `by hand at ${performance.now()}`),
  );
});

test('a place that is replaced by another folder, or that was missing, is watched', async () => {
  renameSync(at('content'), at('before'));
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 20_000 });
  renameSync(at('before'), at('content'));
  mkdirSync(at('pages'));
  writeFileSync(at('elsewhere.ts'), 'new');
  for (const file of ['content/site.yaml', 'pages/home.tsx'])
    await expectEventuallyReported(file, () => writeFileSync(at(file), `by hand at ${performance.now()}`));
  expect(reported.mock.calls.flat(2)).not.toContain('elsewhere.ts');
});

test('new files, also in new folders, and deleted ones are reported', async () => {
  mkdirSync(at('content/tours'));
  writeFileSync(at('content/tours/pier.yaml'), 'new');
  await expectReported('content/tours/pier.yaml');
  writeFileSync(at('content/tours/pier.yaml'), 'changed');
  await expectReported('content/tours/pier.yaml');
  rmSync(at('content/tours/pier.yaml'));
  await expectReported('content/tours/pier.yaml');
});

test('files that editors and systems leave are ignored', async () => {
  for (const name of ['.ned.md.swp', 'ned.md~', '4913', '.DS_Store', '#ned.md#', 'Thumbs.db', '._ned.md'])
    writeFileSync(at(`content/blog/${name}`), '');
  writeFileSync(at('content/site.yaml'), 'two');
  await expectReported('content/site.yaml');
});
