/** Makes the published files of one face: only the characters, axes and features that the site uses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { hashOf } from '../core/hash.ts';
import { drawApostrophe } from './apostrophe.ts';
import { type FaceSource, features } from './faces.ts';

export interface MadeFile {
  /** With a hash of the bytes, for a year in caches. */
  name: string;
  bytes: Uint8Array;
  characters: string[];
}

const require = createRequire(import.meta.url);

/** A file of the face's package. */
export const packaged = (face: FaceSource, ...file: string[]): string =>
  path.join(path.dirname(require.resolve(`${face.package}/package.json`)), ...file);

/** The first file has the letters of every page; a further one is made only if the site uses letters in it. */
export async function makeFace(face: FaceSource, wanted: readonly string[]): Promise<MadeFile[]> {
  const made: MadeFile[] = [];
  let open = [...wanted];
  for (const file of face.files) {
    const source = readFileSync(packaged(face, 'files', file));
    const characters = await heldBy(source, open);
    if (characters.length === 0) continue;
    open = open.filter((character) => !characters.includes(character));
    const bytes = await subset(face, source, characters.join(''), 'woff2');
    made.push({ name: `${face.name}-${hashOf(bytes).slice(0, 8)}.woff2`, bytes, characters });
  }
  return made;
}

/** The characters of a font as a file that is not compressed. */
export const unpack = (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, { targetFormat: 'sfnt', keepFeatures: features });

/** @param format `sfnt` for programs that cannot read WOFF2 */
export async function subset(
  { axes }: Pick<FaceSource, 'axes'>,
  source: Buffer,
  text: string,
  format: 'sfnt' | 'woff2',
): Promise<Uint8Array> {
  return subsetFont(Buffer.from(drawApostrophe(await unpack(source, text))), text, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    // Names of the styles, for menus of fonts.
    dropTables: ['STAT', 'gasp'],
  });
}

/** Those of the characters that the font has a glyph for. */
async function heldBy(source: Buffer, characters: readonly string[]): Promise<string[]> {
  const bytes = await subsetFont(source, characters.join(''), {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
  });
  const held = new Set(new Face(new Blob(bytes)).collectUnicodes());
  return characters.filter((character) => held.has(character.codePointAt(0) ?? 0));
}
