/**
 * Fails a test that reads the project's own content, in this process: it would fail once the owner edits or replaces that
 * content. Tests use `tests/fixtures/content/`; those of the specification's content are in `tests/content/`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';

const content = inRoot('content') + path.sep;
const reading = /^(?:cp|copyFile|createReadStream|open|opendir|readdir|readFile)(?:Sync)?$/;
/** Code, and what is generated from it. */
const code = /\.ts$|^README\.md$|^tsconfig\.json$|^\.schemas\b/;

// Files of tests that share a process share Node's functions, too.
const shared: typeof globalThis & { ownContentReads?: string[] } = globalThis;
shared.ownContentReads ??= watch();
const reads = shared.ownContentReads;

afterEach(() => {
  const read = [...new Set(reads.splice(0))].slice(0, 5);
  expect(read, "the project's own content, which no step but `content` may depend on").toEqual([]);
});

/** @returns the files and folders of the own content that functions of `node:fs` get as their first argument from now on */
function watch(): string[] {
  const found: string[] = [];
  for (const api of [fs, fs.promises])
    for (const [name, call] of Object.entries(api)) {
      if (typeof call !== 'function' || !reading.test(name)) continue;
      const watched = (...args: unknown[]) => {
        const file = ownContent(args[0]);
        if (file) found.push(file);
        return Reflect.apply(call, api, args);
      };
      Object.assign(api, { [name]: watched });
    }
  syncBuiltinESMExports();
  return found;
}

/** The name of a file or folder below `content/`, unless it is code. */
function ownContent(file: unknown): string | undefined {
  const name = String(file);
  const full = path.resolve(name.startsWith('file:') ? fileURLToPath(name) : name);
  if (!full.startsWith(content) || code.test(full.slice(content.length))) return undefined;
  return path.relative(inRoot(), full);
}
