import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

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
