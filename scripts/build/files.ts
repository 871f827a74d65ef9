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

/** Makes `to` the same file as `from`, by a hard link where the disk has them, else by a copy. */
export function linkTwin(from: string, to: string): void {
  makeFolder(path.dirname(to));
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
