import path from 'node:path';
import type { Problem } from '../../core/errors/problem.ts';
import { filesBelow } from '../../core/files/files-below.ts';
import { lstatOf } from './places.ts';

/**
 * Obstacles to new files: links and files that no build has written, folders in place of files.
 * @param files paths of the new files; @param listed paths of the files that builds have written
 */
export function obstacles(dir: string, files: readonly string[], listed: ReadonlySet<string>): Problem[] {
  const problems = new Map<string, Problem>();
  const folders = new Set<string>(['.']);
  const addObstacle = (file: string, what: string) =>
    problems.set(file, {
      file: path.join(dir, file),
      message: `${what} is in a place where the site needs ${what === 'A folder' ? 'a file' : 'its own file or folder'}; no build has written it`,
      remedy: 'Move it elsewhere, or rename the page',
    });
  const enter = (folder: string): void => {
    if (folders.has(folder)) return;
    folders.add(folder);
    enter(path.posix.dirname(folder));
    const stats = lstatOf(path.join(dir, folder));
    if (stats && !stats.isDirectory() && !listed.has(folder))
      addObstacle(folder, stats.isSymbolicLink() ? 'A link' : 'A file');
  };
  for (const file of files) {
    enter(path.posix.dirname(file));
    if (listed.has(file) && !folders.has(file)) {
      const stats = lstatOf(path.join(dir, file));
      if (stats?.isDirectory() && filesBelow(path.join(dir, file)).length > 0) addObstacle(file, 'A folder');
      continue;
    }
    const stats = lstatOf(path.join(dir, file));
    if (stats?.isDirectory()) {
      if (filesBelow(path.join(dir, file)).some((name) => !listed.has(`${file}/${name}`)))
        addObstacle(file, 'A folder');
    } else if (stats) addObstacle(file, stats.isSymbolicLink() ? 'A link' : 'A file');
  }
  return [...problems.values()];
}
