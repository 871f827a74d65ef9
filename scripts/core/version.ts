/** Identity of the program that runs, for what it keeps between runs. */
import { readFileSync } from 'node:fs';

/** The launcher writes it beside the bundle: a hash of the generator's sources. */
const places = ['./version.txt', '../version.txt'].map((place) => new URL(place, import.meta.url));

/** Run as TypeScript there is no bundle: what one process keeps, no other process uses. */
export const generatorVersion: string = readVersion() ?? `${process.pid} ${performance.timeOrigin}`;

function readVersion(): string | undefined {
  for (const place of places) {
    try {
      return readFileSync(place, 'utf8');
    } catch {
      // The other place.
    }
  }
  return undefined;
}
