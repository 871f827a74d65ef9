import { readdirSync, statSync } from 'node:fs';
import { folderOf, lstatOf } from './places.ts';
import { buildFolder, type WrittenFiles } from './written-files.ts';

/** Result of a search, and input of that in the next build. */
export interface ForeignSearch {
  /** Files found by the last search. */
  known: readonly string[];
  /**
   * Newest time of change of a folder at the last search, in ms: by the clock of the disk, which may differ from this
   * machine's. A folder that has not changed since then contains no other files: not to read it saves 40 ms for 10,000 posts.
   */
  newest: number;
}

/**
 * Searches the output and its subfolders for files that no build has written.
 * @param files this build's files by their paths
 * @returns the files found, and the input of the next search
 */
export function foreignFiles(
  dir: string,
  files: Readonly<WrittenFiles>,
  { known, newest: last }: ForeignSearch,
): ForeignSearch {
  const folders = new Set(['']);
  for (const file in files)
    for (let at = folderOf(file); !folders.has(at); at = folderOf(at)) folders.add(at);
  // The clock may have been wrong at the last search.
  const after = last > Date.now() ? 0 : last;
  const times = [...folders].map((folder) => ({ folder, time: statSync(`${dir}/${folder}`).mtimeMs }));
  const newest = times.reduce((most, { time }) => Math.max(most, time), 0);
  const changed = times.filter(({ time }) => time >= after).map(({ folder }) => folder);
  const searched = new Set(changed);
  const kept = known.filter((file) => {
    const folder = folderOf(file);
    return folders.has(folder) && !searched.has(folder) && lstatOf(`${dir}/${file}`);
  });
  const found = changed.flatMap((folder) =>
    readdirSync(`${dir}/${folder}`).map((name) => (folder ? `${folder}/${name}` : name)),
  );
  const isForeign = (file: string) => !files[file] && !folders.has(file) && file !== buildFolder;
  return { known: [...kept, ...found].filter(isForeign), newest };
}

/** `a, b and 7 more` */
export const nameSome = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
