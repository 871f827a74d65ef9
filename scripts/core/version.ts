/** Version of the running generator, for what it caches between runs. */
import { readFileSync } from 'node:fs';

/** Hash of the generator's sources, written beside the bundle by the launcher. */
const places = ['./version.txt', '../version.txt'].map((place) => new URL(place, import.meta.url));

/** Run from TypeScript there is no bundle, so no other process reuses this cache. */
export const generatorVersion: string = readVersion() ?? `${process.pid} ${performance.timeOrigin}`;

function readVersion(): string | undefined {
  for (const place of places) {
    try {
      return readFileSync(place, 'utf8');
    } catch {
      // The other location.
    }
  }
  return undefined;
}
