import { readFileSync } from 'node:fs';
import { bundledFile } from './bundled-file.ts';

/** Hash of the generator's sources, written by the launcher. */
const file = bundledFile('version.txt');

/**
 * Version of the running generator, for what it caches between runs. Run from TypeScript there is no bundle, so no other process
 * reuses this cache.
 */
export const generatorVersion: string =
  file === undefined ? `${process.pid} ${performance.timeOrigin}` : readFileSync(file, 'utf8');
