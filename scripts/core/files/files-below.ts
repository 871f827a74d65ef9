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
  if (!existsSync(folder)) return [];
  // Not the option `recursive`: newer versions of Node follow links to folders.
  const below = (at: string): string[] =>
    readdirSync(at === '' ? folder : `${folder}/${at}`, { withFileTypes: true }).flatMap((entry) => {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      const own = isWanted(entry) ? [name] : [];
      return entry.isDirectory() ? [...own, ...below(name)] : own;
    });
  return below('').sort();
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
  const folders = existsSync(folder) ? [''] : [];
  for (let at = folders.shift(); at !== undefined && found.length < most; at = folders.shift())
    for (const entry of readdirSync(`${folder}/${at}`, { withFileTypes: true })) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) folders.push(name);
      else if (isWanted(name)) found.push(name);
    }
  return found.sort().slice(0, most);
}
