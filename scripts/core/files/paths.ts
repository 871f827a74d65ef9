/** Paths of the project. Other modules import them or take them as arguments. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root: the nearest folder above the running code that holds `build.ts`. */
export const root = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'build.ts'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder)
    throw new Error('The project folder (with build.ts) was not found above the running script.');
  return findRoot(parent);
}

export const inRoot = (...parts: string[]): string => path.join(root, ...parts);
export const cacheDir = inRoot('.cache');
export const sandboxDir = inRoot('.sandbox');
