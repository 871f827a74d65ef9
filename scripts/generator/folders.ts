/** The folders that a build reads and writes. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../core/errors/problem.ts';
import { inRoot } from '../core/files/paths.ts';

/** Folders of the project that a build or Git reads, or that npm empties. */
const sources = ['public', 'pages', 'components', 'styles', 'scripts', '.git', 'node_modules'];

/**
 * @param written option → folder that the build writes to
 * @throws BuildError for a missing content folder, and for an output that the next build would read
 */
export function checkFolders(
  content: string,
  written: readonly (readonly [option: string, folder: string])[],
): void {
  if (!existsSync(content))
    throw new BuildError([
      { file: content, message: 'There is no such folder of content', remedy: 'Correct the path' },
    ]);
  const read = [content, ...sources.map((name) => inRoot(name))].map(realPlace);
  for (const [option, folder] of written) {
    const source = read.find((place) => `${folder}${path.sep}`.startsWith(`${place}${path.sep}`));
    if (source)
      throw new BuildError([
        {
          file: folder,
          message: `The output would be part of ${source}`,
          remedy: `Use another folder for --${option}`,
        },
      ]);
  }
}

/** The real path, with links resolved as far as it exists. */
export function realPlace(place: string): string {
  const absolute = path.resolve(place);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPlace(parent), path.basename(absolute));
}
