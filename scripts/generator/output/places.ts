/** Paths of the output, which have slashes, and their places on the disk. */
import { lstatSync, renameSync, rmdirSync, type Stats, statSync } from 'node:fs';
import { codeOf } from '../../core/files/files.ts';

/** `a/b.html` → `a`; of a file at the top an empty text. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** `a/b/c.html` → `a/b`, `a`. */
export function foldersOf(file: string): string[] {
  const folder = folderOf(file);
  return folder === '' ? [] : [folder, ...foldersOf(folder)];
}

/** Also undefined if a parent is a file. */
export function statOf(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR' || codeOf(error) === 'ELOOP') return undefined;
    throw error;
  }
}

/** As `statOf`, of a link itself. */
export function lstatOf(place: string): Stats | undefined {
  try {
    return lstatSync(place, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

export const isLink = (place: string): boolean => lstatOf(place)?.isSymbolicLink() === true;

/** Whether two paths lead to one file, e.g. `About` and `about` on a disk that ignores case. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [lstatOf(one), lstatOf(other)];
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/** Also replaces an empty folder. */
export function renameOver(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Windows also reports EPERM for a file that another program has open.
    if (!['EISDIR', 'ENOTEMPTY', 'EPERM'].includes(String(codeOf(error))) || !lstatOf(to)?.isDirectory())
      throw error;
    rmdirSync(to);
    renameSync(from, to);
  }
}
