import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPackLookup, readBody, writeBodies } from '../../../../scripts/generator/content/body-packs.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'packs-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

test('each body is read back from its place, letters of several bytes included', () => {
  const bodies = [['Ned’s pier 🐈'], [], ['café', ['p', {}, ['ŁŹ']]], ['end']];
  const places = writeBodies(
    cache,
    bodies.map((body) => JSON.stringify(body)),
  );
  expect(readdirSync(path.join(cache, 'posts'))).toHaveLength(1);
  expect(places.map((place) => readBody(cache, place))).toEqual(bodies);
});

test('a pack that was deleted is missed', () => {
  const [place] = writeBodies(cache, ['["a"]']);
  if (!place) throw new Error('The body has no place.');
  expect(createPackLookup(cache)(place)).toBe(true);
  rmSync(path.join(cache, 'posts'), { recursive: true });
  expect(createPackLookup(cache)(place)).toBe(false);
});
