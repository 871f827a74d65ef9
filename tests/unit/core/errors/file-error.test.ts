import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFileError, unreadable } from '../../../../scripts/core/errors/file-error.ts';
import { messageOf } from '../../../../scripts/core/errors/message.ts';
import { writeAtomic } from '../../../../scripts/core/files/files.ts';
import { readEditorText } from '../../../../scripts/core/text/read-text.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const systemError = (code: string, syscall: string, place?: string) =>
  Object.assign(new Error(`${code}: something, ${syscall}`), { code, syscall, path: place });

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'this user has no right to read or change it'],
  ['EPERM', 'the system does not allow it'],
  ['EROFS', 'the file system is read-only'],
  ['EISDIR', 'a folder is in the place of a file'],
  ['ENOTDIR', 'a file is in the place of a folder'],
  ['EMFILE', 'too many files open'],
])('%s is reported in one line with the path and the remedy', (code, message) => {
  const line = describeFileError(systemError(code, 'open', '/srv/dist/about.html'));
  expect(line).toContain(`/srv/dist/about.html: `);
  expect(line).toContain(message);
  expect(line).not.toContain('\n');
});

test('an error without a path, and one that is not from the file system', () => {
  expect(describeFileError(systemError('ENOSPC', 'write'))).toContain('the disk is full');
  expect(describeFileError(systemError('ENOENT', 'mkdir', '/srv/dist'))).toContain('it cannot be created');
  expect(describeFileError(new Error('a fault'))).toBeUndefined();
  expect(describeFileError(systemError('ECONNREFUSED', 'connect'))).toBeUndefined();
});

test('a file that is stored online only, and any other error of the system with a file', () => {
  const finding = {
    message: 'The file cannot be read: the system could not provide it',
    remedy: expect.stringMatching(/^If it is stored online \(iCloud, OneDrive, Dropbox\), make it available/),
  };
  for (const code of ['Unknown system error -11', 'ETIMEDOUT', 'UNKNOWN', 'ESTALE'])
    expect(unreadable('content/site.yaml', systemError(code, 'read'))).toEqual(finding);
  expect(describeFileError(systemError('ESTALE', 'scandir', '/srv/dist'))).toMatch(
    /^\/srv\/dist: the system could not provide it \(ESTALE, scandir\)\. If it is stored online/,
  );
  expect(describeFileError(systemError('ETIMEDOUT', 'read'))).toBeUndefined();
  const fault = new Error('a fault');
  expect(() => unreadable('content/site.yaml', fault)).toThrow(fault);
});

test('a file that Node cannot hold', async () => {
  const dir = temporaryFolder('cats-large');
  const file = path.join(dir, 'video.jpg');
  writeFileSync(file, '');
  truncateSync(file, 3 * 2 ** 30);
  expect(readEditorText(file)).toEqual({
    message: 'The file cannot be read: it has more than 2 GiB',
    remedy: 'Use a smaller one',
  });
  await expect(readFile(file).catch(describeFileError)).resolves.toContain('it has more than 2 GiB (ERR_FS');
});

test.each([
  [undefined, 'and run the command again.'],
  [false, 'and run the command again. The last good output is unchanged.'],
])('the output is mentioned by builds only: %s', (published, end) => {
  const error = Object.assign(systemError('EACCES', 'open', 'content/press.yaml'), { published });
  expect(describeFileError(error)?.endsWith(end)).toBe(true);
});

test('the path in the error of a written file is its own, not that of the temporary file', () => {
  const dir = temporaryFolder('cats-written');
  const file = path.join(dir, 'press.yaml');
  mkdirSync(file);
  expect(() => writeAtomic(file, '')).toThrow(expect.objectContaining({ path: file, dest: undefined }));
  expect(readdirSync(dir)).toEqual(['press.yaml']);
  const below = path.join(dir, 'site.yaml', 'x.json');
  writeFileSync(path.dirname(below), '');
  expect(() => writeAtomic(below, '')).toThrow(expect.objectContaining({ path: below, code: 'ENOTDIR' }));
});

test('a failure while the output was being replaced does not claim that it is unchanged', () => {
  const error = Object.assign(systemError('EIO', 'rename', '/srv/dist/about.html'), { published: true });
  expect(describeFileError(error)).toMatch(/may have changed; the next build completes it\.$/);
});

test.each(['was stopped: write EPIPE', 'is no longer running: write EPIPE'])(
  'a bundler that %s, e.g. for lack of memory, is no fault of the code',
  (end) => {
    expect(messageOf(new Error(`The service ${end}`))).toMatch(
      /^The bundler \(esbuild\) was stopped.*again\.$/,
    );
  },
);

test('if the generator was removed from the cache while it was running, one line says so', async () => {
  const gone = path.join(temporaryFolder('bundle'), '.cache', 'generator', 'bundle-1', 'files.mjs');
  const error: unknown = await import(/* @vite-ignore */ gone).catch((failure: unknown) => failure);
  expect(messageOf(error)).toBe(
    'The generator in .cache/ was removed while it was running. Run the command again.',
  );
});
