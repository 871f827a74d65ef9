/** Cache key of everything that all link previews share: drawing, typeface, colors, logo, encoder. */
import { readFileSync } from 'node:fs';
import { hashOf } from '../../../core/cache/hash.ts';
import { inRoot } from '../../../core/files/paths.ts';
import { encoderKey, sharpVersion } from '../options.ts';

export const shareFiles = {
  face: inRoot('scripts/generator/pictures/share/fraunces.ttf'),
  tokens: inRoot('styles/tokens.css'),
  logo: inRoot('public/icons/icon.svg'),
  shapes: ['components/document/footer/roofline-paths.ts', 'components/ui/icon/paths.ts'].map((file) =>
    inRoot(file),
  ),
};
/** Raise it with every change in this folder that alters what is drawn: it is part of the pictures' addresses. */
const drawingVersion = '1';

export const shareJpeg = { quality: 82, mozjpeg: true } as const;

/** Hashes the bytes, so that it is the same on every machine. */
export function shareKey(): string {
  const { face, tokens, logo, shapes } = shareFiles;
  const bytes = [face, tokens, logo, ...shapes].map((file) => readFileSync(file));
  return hashOf(drawingVersion, encoderKey(shareJpeg, sharpVersion()), ...bytes);
}
