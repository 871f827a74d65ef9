/**
 * The list of the files that builds have written into an output folder. It lies in the folder itself, so that every
 * build, on any machine and with an empty cache, knows which files are its own: no other file is ever touched.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, writeAtomic } from '../../core/files.ts';

/** Folder of the list in the output. Hidden: servers and the site's own service worker pass it over. */
export const buildFolder = '.site-build';
const listFile = `${buildFolder}/files.txt`;

/** @returns nothing if no build has written into the folder yet */
export function readList(out: string): Set<string> | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(out, listFile), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
  return new Set(text.split('\n').filter(isInside));
}

export function writeList(out: string, files: Iterable<string>): void {
  writeAtomic(
    path.join(out, listFile),
    [...files]
      .sort()
      .map((file) => `${file}\n`)
      .join(''),
  );
}

/** A damaged list, or one by somebody else, must not lead out of the folder. */
const isInside = (file: string): boolean =>
  file !== '' &&
  !path.isAbsolute(file) &&
  path.posix.normalize(file) === file &&
  !/^\.\.?(?:\/|$)/.test(file);
