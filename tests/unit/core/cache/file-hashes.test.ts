import { copyFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { FileHashes } from '../../../../scripts/core/cache/file-hashes.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const dir = temporaryFolder('cats-hashes');
const file = path.join(dir, 'ned.md');
const epoch = new Date(0);
const write = (text: string) => {
  writeFileSync(file, text);
  utimesSync(file, epoch, epoch);
};
beforeEach(() => {
  write('Ned sleeps');
  // Recently written files are always read, so the clock is set forward.
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
});

/** The hash that the next build gets. */
const again = (earlier: FileHashes) => new FileHashes(earlier.seen);

test('different content of the same size and time has another hash', () => {
  const first = new FileHashes({});
  const before = first.of(file);
  write('Ned purrs!');
  expect(statSync(file).mtimeMs).toBe(0);
  expect(again(first).of(file)).not.toBe(before);
});

test('a file that is replaced by another of the same size and time has another hash', () => {
  const other = path.join(dir, 'other.md');
  writeFileSync(other, 'Ned hides!');
  utimesSync(other, epoch, epoch);
  const first = new FileHashes({});
  const before = first.of(file);
  rmSync(file);
  copyFileSync(other, file);
  utimesSync(file, epoch, epoch);
  expect(again(first).of(file)).not.toBe(before);
});

test('the same content at another time has the same hash', () => {
  const first = new FileHashes({});
  const before = first.of(file);
  utimesSync(file, new Date(), new Date());
  const second = again(first);
  expect([second.of(file), second.fresh]).toEqual([before, 1]);
});

test('an unchanged file is not read again', () => {
  const old = path.resolve('package.json');
  const first = new FileHashes({});
  first.of(old);
  const second = again(first);
  second.of(old);
  expect([first.fresh, second.fresh]).toEqual([1, 0]);
});

test('a file is read again if it may have changed within the resolution of its times', () => {
  const isSettled = (modified: Date) => {
    utimesSync(file, modified, modified);
    vi.spyOn(Date, 'now').mockReturnValue(statSync(file).ctimeMs + 1500);
    const hashes = new FileHashes({});
    hashes.of(file);
    return hashes.seen[file]?.stat !== '';
  };
  expect(isSettled(new Date(1_700_000_000_250))).toBe(true);
  // As on FAT and HFS+, whose times are whole seconds.
  expect(isSettled(new Date(1_700_000_000_000))).toBe(false);
});

test('a missing file has its own hash', () => {
  expect(new FileHashes({}).of(path.join(dir, 'gone'))).toBe('absent');
});
