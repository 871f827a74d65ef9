/** Tells of edits below some folders, all that come close together at once. */
import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps; so long a pause means that they are done, in ms. */
const pauseMs = 60;

/** Swap files, backups and probes of editors and systems. */
const isNoise = (name: string): boolean =>
  /(?:~|\.swp|\.swx|\.tmp|^4913|^\.DS_Store|^\.#.*)$/.test(path.basename(name));

/**
 * @param places files and folders under `root`; what does not exist is left out
 * @param onChange gets paths relative to `root`, with slashes
 * @returns ends the watching
 */
export function watchPlaces(
  root: string,
  places: readonly string[],
  onChange: (files: string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    changed.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed].sort();
      changed.clear();
      onChange(files);
    }, pauseMs);
  };
  const watchers: FSWatcher[] = [];
  for (const place of places.filter((name) => existsSync(path.join(root, name)))) {
    const watcher = watch(path.join(root, place), { recursive: true }, (_event, name) => {
      // For a watched file the name is its own; for a folder it is the path below it.
      if (name !== null && !isNoise(name)) note(path.extname(place) ? place : path.join(place, name));
    });
    watcher.on('error', () => {});
    watchers.push(watcher);
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
