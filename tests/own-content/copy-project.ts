/** A copy of the project as in a fresh clone, without any results. The packages are linked. */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../../scripts/core/files/paths.ts';

const results = ['node_modules', '.git', '.cache', '.sandbox', '.hosts', 'dist', 'test-results'];
const notCopied = new Set([...results, 'tests/hosts/node_modules'].map((name) => inRoot(name)));

/** @returns the folder, which the caller removes */
export function copyProject(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `cats-${name}-`));
  // Readable by web servers, which run under another account.
  chmodSync(copy, 0o755);
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !notCopied.has(source),
  });
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
  keepPictures(copy);
  return copy;
}

/** The cached facts of the project's photos: decoding a hundred of them is not tested here. */
function keepPictures(copy: string): void {
  const known = inRoot('.cache/pictures');
  if (!existsSync(known)) return;
  mkdirSync(path.join(copy, '.cache'));
  cpSync(known, path.join(copy, '.cache/pictures'), { recursive: true, preserveTimestamps: true });
}
