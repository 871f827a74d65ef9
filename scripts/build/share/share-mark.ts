/** The mark of what all share pictures have in common: drawing, face, colors, sign, encoder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encoderMark, sharpVersion } from '../image-options.ts';
import { inRoot } from '../paths.ts';
import { hashOf } from '../stamps.ts';

export const shareFiles = {
  drawing: inRoot('scripts/build/share'),
  face: inRoot('scripts/build/share/fraunces.ttf'),
  tokens: inRoot('styles/tokens.css'),
  sign: inRoot('public/icons/icon.svg'),
  shapes: ['components/site/footer/roofline-paths.ts', 'components/ui/icon/paths.ts'].map((file) =>
    inRoot(file),
  ),
};
export const shareJpeg = { quality: 82, mozjpeg: true } as const;

/** Read from the bytes, so that it is the same on every machine. */
export function shareMark(): string {
  const { drawing, tokens, sign, shapes } = shareFiles;
  const files = readdirSync(drawing)
    .sort()
    .map((file) => path.join(drawing, file));
  const bytes = [...files, tokens, sign, ...shapes].map((file) => readFileSync(file));
  return hashOf(encoderMark(shareJpeg, sharpVersion()), ...bytes);
}
