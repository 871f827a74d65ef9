/** Makes the published files of one face: only the characters, axes and features that the site uses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { hashOf } from '../core/cache/hash.ts';
import { drawApostrophe } from './apostrophe.ts';
import { type FaceSource, features } from './faces.ts';

export interface MadeFile {
  /** Contains a hash of the bytes, so that it can be cached for a year. */
  name: string;
  bytes: Uint8Array;
  characters: string[];
}

const require = createRequire(import.meta.url);

/** Path of a file in the face's package. */
export const packaged = (face: FaceSource, ...file: string[]): string =>
  path.join(path.dirname(require.resolve(`${face.package}/package.json`)), ...file);

/** The first file has the letters of every page; another is made only if the site uses letters in it. */
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

/** A subset of a font as an uncompressed file. */
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
    // Used by font menus only.
    dropTables: ['STAT', 'gasp'],
  });
}

/** The characters for which the font has a glyph. */
async function heldBy(source: Buffer, characters: readonly string[]): Promise<string[]> {
  const bytes = await subsetFont(source, characters.join(''), {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
  });
  const held = new Set(new Face(new Blob(bytes)).collectUnicodes());
  return characters.filter((character) => held.has(character.codePointAt(0) ?? 0));
}
