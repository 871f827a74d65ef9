import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from '../../../../scripts/generator/output/lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cats-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const silent = () => {};

test('whoever comes second is told once whom it waits for, and goes on when the first is done', async () => {
  const file = path.join(folder, 'below', 'one.lock');
  const unlock = await takeLock(file, silent);
  const told: string[] = [];
  // The first gives the lock back only when the second has met it.
  const unlockSecond = await takeLock(file, (line) => {
    told.push(line);
    unlock();
  });
  expect(told).toEqual([
    `Waiting for another build (process ${process.pid}). If there is none, delete ${file}.`,
  ]);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlockSecond();
  expect(existsSync(file)).toBe(false);
});

test('a lock whose process is gone is taken over without a word', async () => {
  const file = path.join(folder, 'two.lock');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  const told: string[] = [];
  const unlock = await takeLock(file, (line) => told.push(line));
  expect(told).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
});
