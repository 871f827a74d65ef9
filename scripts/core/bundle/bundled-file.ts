import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Path of a file of the generator's bundle, e.g. `version.txt`; undefined when the generator is run as TypeScript. This code may be
 * at the top of the bundle or in a folder of it.
 */
export const bundledFile = (file: string): string | undefined =>
  ['./', '../']
    .map((folder) => fileURLToPath(new URL(folder + file, import.meta.url)))
    .find((place) => existsSync(place));
