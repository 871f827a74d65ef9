/** The encoder's options, and the cache key of them that is part of every picture's address. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../core/files/paths.ts';

export const jpegOptions = { quality: 75, mozjpeg: true } as const;
export const webpOptions = { quality: 75, effort: 4 } as const;
export const pngOptions = { compressionLevel: 9, palette: true } as const;

/** The version of sharp, read without loading it, or asking Node for its place: a build that encodes nothing should stay fast. */
export const sharpVersion = (): string =>
  // Every npm package has a version.
  (JSON.parse(readFileSync(inRoot('node_modules/sharp/package.json'), 'utf8')) as { version: string })
    .version;

/** Cache key of options and version: changing either gives every picture a new address. */
export function encoderKey(options: object, version: string): string {
  return createHash('sha256')
    .update(JSON.stringify([options, version]))
    .digest('hex')
    .slice(0, 12);
}

let encoder: string | undefined;

/** Cache key of the options above and the installed version of sharp. */
export const encoderVersion = (): string =>
  (encoder ??= encoderKey({ jpegOptions, webpOptions, pngOptions }, sharpVersion()));
