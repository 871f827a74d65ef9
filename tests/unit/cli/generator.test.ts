import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf } from '../../../scripts/cli/bootstrap/generator.mjs';

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
