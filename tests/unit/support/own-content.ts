/** Refuses to let a test read the project's own content, which an owner replaces, unless it is a listed reader. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { inRoot } from '../../../scripts/core/paths.ts';
import { contentReaders } from '../../own-content/readers.ts';

const own = inRoot('content') + path.sep;
const readers = contentReaders.map((file) => inRoot(file));

/** @throws Error if the file is content, not code, and the running test is not a reader */
function refuse(file: unknown): void {
  if (typeof file !== 'string' && !(file instanceof URL)) return;
  const name = path.resolve(file instanceof URL ? fileURLToPath(file) : file);
  if (!name.startsWith(own) || name.endsWith('.ts')) return;
  const test = path.normalize(expect.getState().testPath ?? '');
  if (!readers.includes(test))
    throw new Error(
      `${path.relative(inRoot(), test)} reads ${path.relative(inRoot(), name)}. Read tests/fixtures/content, or add the test to tests/own-content/readers.ts.`,
    );
}

type Functions = Record<string, ((...args: unknown[]) => unknown) | undefined>;

function guard(module: object, names: readonly string[]): void {
  const functions = module as Functions;
  for (const name of names) {
    const original = functions[name];
    if (!original) continue;
    functions[name] = Object.assign((...args: unknown[]) => {
      refuse(args[0]);
      return original.apply(module, args);
    }, original);
  }
}

// Files of tests may share their modules.
if (!Reflect.get(globalThis, 'ownContentIsGuarded')) {
  Reflect.set(globalThis, 'ownContentIsGuarded', true);
  const names = ['readFile', 'readdir', 'open', 'copyFile', 'cp'];
  guard(fs, [...names, ...names.map((name) => `${name}Sync`), 'createReadStream']);
  guard(fs.promises, names);
  syncBuiltinESMExports();
}
