/** How pictures are encoded, and the mark of that in every picture's address. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const jpegOptions = { quality: 75, mozjpeg: true } as const;
export const webpOptions = { quality: 75, effort: 4 } as const;
export const pngOptions = { compressionLevel: 9, palette: true } as const;

/** The encoder's version, without loading the encoder: a build that encodes nothing stays quick. */
export function sharpVersion(): string {
  const entry = createRequire(import.meta.url).resolve('sharp');
  const mark = `${path.sep}node_modules${path.sep}sharp${path.sep}`;
  const folder = entry.slice(0, entry.lastIndexOf(mark) + mark.length);
  // Every npm package states its version here.
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** One mark for options and version: another option or another sharp gives every picture a new address. */
export function encoderMark(options: object, version: string): string {
  return createHash('sha256')
    .update(JSON.stringify([options, version]))
    .digest('hex')
    .slice(0, 12);
}

/** The mark of the options above and of the sharp that is installed. Looks a package up: ask once a build, and only if needed. */
export const encoderVersion = (): string =>
  encoderMark({ jpegOptions, webpOptions, pngOptions }, sharpVersion());
