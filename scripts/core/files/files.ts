/** How files are read and written. Those of the build are world-readable whatever the umask. */
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { attempt } from '../errors/attempt.ts';

export const fileMode = 0o644;
const folderMode = 0o755;

/**
 * Creates a folder and its parents. Not with Node's `recursive`, which never ends where the system reports ENOENT although the
 * parent exists, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: folderMode });
  } catch (error) {
    // Another process may have created it.
    if (isFolder(folder)) return;
    throw error;
  }
  if (isMasked()) chmodSync(folder, folderMode);
}

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Writes a file that no other process reads yet. */
export function writePlain(file: string, contents: string | Uint8Array): void {
  try {
    writeFileSync(file, contents, { mode: fileMode });
  } catch (error) {
    // ENOSPC is reported for a file descriptor, without the path.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
  if (isMasked()) chmodSync(file, fileMode);
}

/**
 * Writes a temporary file and renames it: readers see the old file or the new one, never a part. The temporary file is hidden, so
 * that the one of a killed command is not taken for content. Errors have the path of the file itself.
 */
export function writeAtomic(file: string, contents: string | Uint8Array, write = writePlain): void {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    try {
      write(temporary, contents);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      makeFolder(path.dirname(file));
      write(temporary, contents);
    }
    renameSync(temporary, file);
  } catch (error) {
    attempt(() => rmSync(temporary, { force: true }));
    throw error instanceof Error ? Object.assign(error, { path: file, dest: undefined }) : error;
  }
}

/**
 * As `writeAtomic`, for a file of the content, which others edit, too: it keeps its owner and permissions, and a new one has
 * those that the umask allows.
 * @throws the system's error if this user must not change it, which renaming alone would not find out
 */
export function writeContentFile(file: string, contents: string | Uint8Array): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats) accessSync(file, constants.W_OK);
  writeAtomic(file, contents, (temporary) => {
    writeFileSync(temporary, contents);
    if (!stats) return;
    // Only the superuser can set another owner, e.g. in a container.
    attempt(() => chownSync(temporary, stats.uid, stats.gid));
    chmodSync(temporary, stats.mode & 0o777);
  });
}

/** The bytes of a file; none of a pipe in its place, which would otherwise be waited for forever. Throws as `readFileSync`. */
export function readOwn(file: string): Buffer {
  // Windows has no such flag, and no pipes among files.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Whether the umask removes permissions that files need. */
const isMasked = (): boolean => (process.umask() & 0o055) !== 0;

/** Code of a system error, e.g. `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
