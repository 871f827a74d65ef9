import { readdirSync, statSync } from 'node:fs';
import { folderOf, lstatOf } from './places.ts';
import { buildFolder, type WrittenFiles } from './written-files.ts';

/** What a build needs to know of the one before. */
export interface ForeignSearch {
  /** Files found by the last search. */
  known: readonly string[];
  /** Time of the last search, in ms. A folder that has not changed since then contains no other files. */
  since: number;
}

/**
 * Files in the output that no build has written, also those in its subfolders.
 * @param files this build's files by their paths
 */
export function foreignFiles(
  dir: string,
  files: Readonly<WrittenFiles>,
  { known, since }: ForeignSearch,
): string[] {
  const folders = new Set(['']);
  for (const file in files)
    for (let at = folderOf(file); !folders.has(at); at = folderOf(at)) folders.add(at);
  // The clock may have been wrong at the last search.
  const after = since > Date.now() ? 0 : since;
  const changed = [...folders].filter((folder) => statSync(`${dir}/${folder}`).mtimeMs >= after);
  if (changed.length === 0 && known.length === 0) return [];
  const searched = new Set(changed);
  const kept = known.filter((file) => {
    const folder = folderOf(file);
    return folders.has(folder) && !searched.has(folder) && lstatOf(`${dir}/${file}`);
  });
  const found = changed.flatMap((folder) =>
    readdirSync(`${dir}/${folder}`).map((name) => (folder ? `${folder}/${name}` : name)),
  );
  return [...kept, ...found].filter((file) => !files[file] && !folders.has(file) && file !== buildFolder);
}

/** `a, b and 7 more` */
export const nameSome = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
