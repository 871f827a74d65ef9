import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureGenerator, stampOf } from '../../../scripts/cli/bootstrap/generator.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const name of ['a.ts', 'b.ts']) writeFileSync(path.join(root, name), name);
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same files have the same stamp, in any order', () => {
  expect(stampOf(root, ['a.ts', 'b.ts'])).toBe(stampOf(root, ['b.ts', 'a.ts']));
});

test('another size, another time and a missing file change it', () => {
  const files = ['a.ts', 'b.ts'];
  const first = stampOf(root, files);
  utimesSync(path.join(root, 'a.ts'), 1, 1);
  const second = stampOf(root, files);
  writeFileSync(path.join(root, 'a.ts'), 'longer than before');
  utimesSync(path.join(root, 'a.ts'), 1, 1);
  const third = stampOf(root, files);
  rmSync(path.join(root, 'a.ts'));
  expect(new Set([first, second, third, stampOf(root, files)]).size).toBe(4);
});

test('two commands that start at once both find the bundle, and leave nothing else behind', async () => {
  mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), 'export const main = () => 0;');
  const [first, second] = await Promise.all([ensureGenerator(root), ensureGenerator(root)]);
  expect(first).toEqual(second);
  expect(first.error).toBeUndefined();
  expect(first.file && existsSync(first.file)).toBe(true);
  expect(readdirSync(path.join(root, '.cache/generator'))).toHaveLength(2);
  expect(await ensureGenerator(root)).toEqual(first);
});

test('a mistake in the generator is told with its place', async () => {
  mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), 'export const main = ;');
  expect((await ensureGenerator(root)).error).toMatch(/scripts\/cli\/main\.ts:1:21/);
  expect(readdirSync(path.join(root, '.cache/generator'))).toEqual([]);
});
