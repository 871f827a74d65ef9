/** V8's code cache of a bundle: used where it fits, and without effect on the result where it does not. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const loader = JSON.stringify(pathToFileURL(inRoot('scripts/core/bundle/compiled-code.mjs')).href);
let folder = '';
beforeEach(() => {
  folder = temporaryFolder('compiled');
  writeFileSync(path.join(folder, 'bundle.cjs'), 'exports.sum = (a, b) => a + b; exports.name = "é";');
});

/** Calls the bundle in a new process, since a process loads it once. */
function sumInProcess(...nodeOptions: string[]): string {
  const file = JSON.stringify(path.join(folder, 'bundle.cjs'));
  const code = `import { loadCompiled } from ${loader};
    const { sum, name } = loadCompiled(${file});
    console.log(sum(40, 2), name, loadCompiled(${file}).sum === sum);`;
  const args = [...nodeOptions, '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return (stdout + stderr).trim();
}
const right = '42 é true';
const caches = () => readdirSync(folder).filter((name) => name !== 'bundle.cjs');
const bytesOf = (name: string) => readFileSync(path.join(folder, name));

test('the first process writes the cache, and the next one leaves it as it is', () => {
  expect(sumInProcess()).toBe(right);
  const [cache = '', ...others] = caches();
  expect(cache).toMatch(/^bundle\.cjs\.\d+\.cache$/);
  expect(others).toEqual([]);
  const first = bytesOf(cache);
  // A new one would contain what the process had compiled.
  expect(sumInProcess()).toBe(right);
  expect(bytesOf(cache)).toEqual(first);
});

const damages: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file, 0),
  halved: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'full of zeros': (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  'wrong in one byte': (file) => {
    const bytes = readFileSync(file);
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
  },
};
test.each(Object.entries(damages))('a cache that is %s is written again', (_name, damage) => {
  sumInProcess();
  const [cache = ''] = caches();
  const { length } = bytesOf(cache);
  damage(path.join(folder, cache));
  const damaged = bytesOf(cache);
  expect(sumInProcess()).toBe(right);
  expect(bytesOf(cache).length).toBe(length);
  expect(bytesOf(cache).equals(damaged)).toBe(false);
  expect(caches()).toEqual([cache]);
});

test('with other flags V8 has a cache of its own', () => {
  sumInProcess();
  expect(sumInProcess('--no-opt')).toBe(right);
  expect(caches().length).toBe(2);
});

test('an older version of a bundle is released, as a server loads one after each edit', () => {
  const code = `import { writeFileSync } from 'node:fs';
    import { loadCompiled } from ${loader};
    const load = (version) => {
      const file = ${JSON.stringify(folder)} + '/site-' + version + '.cjs';
      writeFileSync(file, 'exports.version = ' + version);
      return new WeakRef(loadCompiled(file, false));
    };
    const refs = [1, 2, 3].map(load);
    setTimeout(() => {
      gc();
      console.log(refs.map((ref) => ref.deref()?.version ?? 'released').join());
    });`;
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('released,released,3');
});
