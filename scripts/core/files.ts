/** The few ways in which the build writes. Files are readable for every server, whatever the mask of the process. */
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const fileMode = 0o644;
export const folderMode = 0o755;

/** Makes a folder and those above it. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: folderMode });
  if (first === undefined || !isMasked()) return;
  // The mask has taken rights away; all folders from the first new one down to the last have them set.
  for (let at = folder; at.length >= first.length; at = path.dirname(at)) chmodSync(at, folderMode);
}

/** Writes a file that nobody reads yet. */
export function writePlain(file: string, contents: string | Uint8Array): void {
  try {
    writeFileSync(file, contents, { mode: fileMode });
  } catch (error) {
    // A full disk is reported for an open file, without its path.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
  if (isMasked()) chmodSync(file, fileMode);
}

/** Writes beside the target and renames: a reader sees the old file or the new one, never half of it. */
export function writeAtomic(file: string, contents: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    try {
      writePlain(temporary, contents);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      makeFolder(path.dirname(file));
      writePlain(temporary, contents);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Whether the mask of the process takes away rights that files are to have. */
const isMasked = (): boolean => (process.umask() & 0o055) !== 0;

/** Code of an error of the system, e.g. `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
