/** Version of the running generator, for what it caches between runs. */
import { readFileSync } from 'node:fs';
import { attempt } from './attempt.ts';

/** Hash of the generator's sources, written beside the bundle by the launcher. */
const readVersion = (place: string) => attempt(() => readFileSync(new URL(place, import.meta.url), 'utf8'));

/** Run from TypeScript there is no bundle, so no other process reuses this cache. */
export const generatorVersion: string =
  readVersion('./version.txt') ?? readVersion('../version.txt') ?? `${process.pid} ${performance.timeOrigin}`;
