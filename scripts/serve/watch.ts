/** Reports edits below some folders, those that come close together in one call. */
import path from 'node:path';
import { watch } from 'chokidar';
import { withSlashes } from '../core/files/files-below.ts';
import { isSystemFile } from '../core/files/system-files.ts';

/** Editors write a file in several steps; a pause of this length, in ms, means that they are done. */
const pauseMs = 10;

/** Swap, probe and temporary files of editors, and system files. */
const isNoise = (name: string): boolean =>
  /\.(?:swp|swx|tmp)$|(?:^|[\\/])4913$/.test(name) || isSystemFile(path.basename(name));

export interface Watching {
  /** Resolves when all edits from then on are reported. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Uses chokidar, since Node's `watch` loses a file that an editor or git replaces by a new one.
 * @param places files and folders below `root`, which may be missing, or be removed and come back
 * @param onChange receives paths relative to `root`, with slashes
 * @param onError called when a place cannot be watched, e.g. because the system allows no more watchers
 */
export function watchPlaces(
  root: string,
  places: readonly string[],
  onChange: (files: string[]) => void,
  onError: (message: string) => void,
): Watching {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    changed.add(withSlashes(file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed].sort();
      changed.clear();
      onChange(files);
    }, pauseMs);
  };
  const isElsewhere = (file: string): boolean => {
    const name = withSlashes(path.relative(root, path.resolve(root, file)));
    return name !== '' && !places.some((place) => name === place || name.startsWith(`${place}/`));
  };
  // The root itself, since a place that is removed is no longer watched.
  const watcher = watch('.', {
    cwd: root,
    ignoreInitial: true,
    ignored: (file) => isNoise(file) || isElsewhere(file),
  });
  // `addDir` is not an edit; the folder's first file will be.
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note);
  watcher.on('error', (error) => onError(error instanceof Error ? error.message : String(error)));
  return {
    ready: new Promise((resolve) => {
      watcher.on('ready', resolve);
    }),
    async stop() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
