/** The few ways in which the build writes: always a new file, so that nothing half-written is ever read. */
import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folders = new Set<string>();

/** Forgets which folders exist, for a process that builds more than once while folders may be removed. */
export function forgetFolders(): void {
  folders.clear();
}

export function makeFolder(folder: string): void {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/** Writes beside the target and renames: a reader sees the old file or the new one, and hard links keep the old. */
export function writeFresh(file: string, contents: string | Uint8Array): void {
  const folder = path.dirname(file);
  makeFolder(folder);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, contents);
  } catch {
    // Someone may have deleted the cache while a server runs. Any other failure happens again and is told.
    folders.delete(folder);
    makeFolder(folder);
    writeFileSync(temporary, contents);
  }
  renameSync(temporary, file);
}

/**
 * Writes into a folder that nobody reads yet: no temporary file, half the cost. A file that is there is taken away
 * first, since its bytes may stand in the published output, too (hard links).
 */
export function writePrivate(file: string, contents: string | Uint8Array): void {
  makeFolder(path.dirname(file));
  try {
    writeFileSync(file, contents, { flag: 'wx' });
  } catch {
    rmSync(file, { force: true });
    writeFileSync(file, contents);
  }
}

/** Makes `to` the same file as `from`, by a hard link where the disk has them, else by a copy. */
export function linkTwin(from: string, to: string): void {
  makeFolder(path.dirname(to));
  try {
    linkSync(from, to);
  } catch {
    replaceByLink(from, to);
  }
}

/** Something stands at `to`, or the disk has no hard links: a reader sees the old file or the new one. */
function replaceByLink(from: string, to: string): void {
  const temporary = `${to}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  try {
    linkSync(from, temporary);
  } catch {
    copyFileSync(from, temporary);
  }
  renameSync(temporary, to);
  // Renaming one hard link over another of the same file leaves both: remove the first.
  rmSync(temporary, { force: true });
}

/** Code of an error of the system, e.g. `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
