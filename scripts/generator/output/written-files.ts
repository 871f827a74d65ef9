/**
 * The list of files that builds have written to an output folder. It is kept in the folder itself, so that every build, on
 * any machine and with an empty cache, can tell which files it may remove.
 */
import path from 'node:path';
import { codeOf, readOwn, writeAtomic } from '../../core/files.ts';

/** A file as a build has written it. */
export interface WrittenFile {
  /** Of its bytes. */
  hash: string;
  size: number;
  /** Its metadata, see `statKey`. */
  stat: string;
  /** Key of its inputs, if known. */
  key?: string;
}
/** Path in the output → file. */
export type WrittenFiles = Record<string, WrittenFile>;

/** Folder of the list in the output. Hidden, so that servers and the service worker skip it. */
export const buildFolder = '.site-build';
const listFile = `${buildFolder}/files.txt`;

/** @returns undefined if no build has written to the folder */
export function readList(out: string): Set<string> | undefined {
  let text: string;
  const place = path.join(out, listFile);
  try {
    text = readOwn(place).toString();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    // A folder is reported without its path.
    throw error instanceof Error ? Object.assign(error, { path: place }) : error;
  }
  const lines = text.replace(/\n$/, '').split('\n');
  return new Set(suspicious.test(text.slice(0, -1)) ? lines.filter(isInside) : lines);
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

/** What no list of a build has. One expression for the whole list: to test each of 40,000 lines takes 0.1 s. */
const suspicious = /(?:^|\/)\.{0,2}(?:\/|$)|[\\:]/m;
/** A damaged or foreign list must not lead out of the folder: no empty name, `.` or `..`. */
const isInside = (file: string): boolean => !path.isAbsolute(file) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(file);
