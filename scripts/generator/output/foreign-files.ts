import { readdirSync, statSync } from 'node:fs';
import { folderOf, lstatOf } from './places.ts';
import { buildFolder } from './written-files.ts';

/** What a build needs to know of the one before. */
export interface ForeignSearch {
  /** Files found by the last search. */
  known: readonly string[];
  /** Time of the last search, in ms. A folder that has not changed since then contains no other files. */
  since: number;
}

/**
 * Files in the output that no build has written, also those in its subfolders.
 * @param files paths of this build's files
 */
export function foreignFiles(
  dir: string,
  files: readonly string[],
  { known, since }: ForeignSearch,
): string[] {
  /** Folder → number of files and folders in it. */
  const folders = new Map([['', 1]]);
  for (const file of files)
    for (let at = folderOf(file), isNew = true; isNew; at = folderOf(at)) {
      const count = folders.get(at) ?? 0;
      folders.set(at, count + 1);
      isNew = count === 0;
    }
  const changed = [...folders.keys()].filter(
    (folder) =>
      // Every post has a folder with a single file, which is searched only the first time.
      (since === 0 || folders.get(folder) !== 1 || folder === '') &&
      statSync(`${dir}/${folder}`).mtimeMs >= since,
  );
  if (changed.length === 0 && known.length === 0) return [];
  const own = new Set([...files, ...folders.keys(), buildFolder]);
  const searched = new Set(changed);
  const kept = known.filter((file) => {
    const folder = folderOf(file);
    return folders.has(folder) && !searched.has(folder) && lstatOf(`${dir}/${file}`);
  });
  const found = changed.flatMap((folder) =>
    readdirSync(`${dir}/${folder}`).map((name) => (folder ? `${folder}/${name}` : name)),
  );
  return [...kept, ...found].filter((file) => !own.has(file));
}

/** `a, b and 7 more` */
export const nameSome = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
