import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isSystemFile } from './system-files.ts';

/** A path with `/` on every system, as in messages and addresses. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/**
 * Sorted paths of the files below a folder, from that folder and with `/`; none if there is no folder.
 * @param isWanted the default is everything that is not a folder, symbolic links included
 */
export function filesBelow(
  folder: string,
  isWanted: (entry: Dirent) => boolean = (entry) => !entry.isDirectory(),
): string[] {
  return [...listsBelow(folder)]
    .flatMap((list) => list.flatMap(({ name, entry }) => (isWanted(entry) ? name : [])))
    .sort();
}

/**
 * The entries of a folder, then those of each folder below it, the nearest first. Not the option `recursive` of `readdir`: newer
 * versions of Node follow links to folders.
 */
function* listsBelow(folder: string): Generator<{ name: string; entry: Dirent }[]> {
  const folders = existsSync(folder) ? [''] : [];
  // A list can grow during iteration.
  for (const at of folders) {
    const list = readdirSync(`${folder}/${at}`, { withFileTypes: true }).map((entry) => ({
      name: at === '' ? entry.name : `${at}/${entry.name}`,
      entry,
    }));
    yield list;
    for (const { name, entry } of list) if (entry.isDirectory()) folders.push(name);
  }
}

/**
 * As `filesBelow`, without files that systems and editors put beside those of the project, e.g. `._about.tsx` beside each file that
 * macOS writes to a stick or into an archive.
 */
export const ownFilesBelow = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !file.split('/').some(isSystemFile));

/**
 * The first files below a folder that are wanted, at most `most`. Without a search in further folders, which may be those of a whole
 * disk, some of them without permission.
 */
export function firstFilesBelow(folder: string, most: number, isWanted: (file: string) => boolean): string[] {
  const found: string[] = [];
  for (const list of listsBelow(folder)) {
    for (const { name, entry } of list) if (!entry.isDirectory() && isWanted(name)) found.push(name);
    if (found.length >= most) break;
  }
  return found.sort().slice(0, most);
}
