/**
 * `npm run fonts`: makes the site's fonts from the packages of the typefaces, with the characters that the site's texts
 * use, and writes the data that pages and the build need to `styles/faces.json`.
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../core/files/paths.ts';
import type { FaceList } from '../generator/code/font-faces.ts';
import { shareFiles } from '../generator/pictures/share/share-key.ts';
import { usedCharacters } from './characters.ts';
import { displayAxes, type FaceSource, faces } from './faces.ts';
import { makeFace, packaged, subset } from './make-face.ts';

const folder = inRoot('public/assets/fonts');
const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0x17f)}${between(0x2010, 0x2044)}€™−`;

async function main(): Promise<void> {
  const characters = usedCharacters(['content', 'components', 'pages'].map((place) => inRoot(place)));
  const list: FaceList = { characters: '', absent: '', faces: [] };
  const files = new Map<string, Uint8Array>();
  const held = new Map<string, number>();
  for (const face of faces) {
    const made = await makeFace(face, characters);
    for (const [index, { name, bytes, characters: own }] of made.entries()) {
      files.set(name, bytes);
      for (const character of own) held.set(character, (held.get(character) ?? 0) + 1);
      const { family, style, weight } = face;
      list.faces.push({
        family,
        style,
        weight,
        file: name,
        ...(index > 0 ? { only: own.join('') } : {}),
      });
    }
  }
  list.characters = characters.filter((character) => held.get(character) === faces.length).join('');
  list.absent = characters.filter((character) => held.get(character) !== faces.length).join('');

  for (const old of readdirSync(folder))
    if (old.endsWith('.woff2') && !files.has(old)) rmSync(path.join(folder, old));
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
  for (const face of faces.filter(({ style }) => style === 'normal'))
    copyFileSync(packaged(face, 'LICENSE'), path.join(folder, `${face.name}-license.txt`));
  writeFileSync(inRoot('styles/faces.json'), `${JSON.stringify(list, null, 2)}\n`);
  await makeTitleFace();

  let total = 0;
  for (const [name, { length }] of files) {
    total += length;
    console.log(`${String(length).padStart(7)}  ${name}`);
  }
  console.log(`${String(total).padStart(7)}  together, ${characters.length} characters`);
  if (list.absent) console.log(`Missing in some faces, displayed in the reader's fonts: ${list.absent}`);
}

/** The display face with all its Latin letters, which the build uses for link previews; visitors do not load it. */
async function makeTitleFace(): Promise<void> {
  const [display] = faces as [FaceSource]; // the table's first
  const [file = ''] = display.files;
  const source = readFileSync(packaged(display, 'files', file));
  writeFileSync(shareFiles.face, await subset({ axes: displayAxes }, source, latin, 'sfnt'));
  copyFileSync(
    packaged(display, 'LICENSE'),
    path.join(path.dirname(shareFiles.face), 'fraunces-license.txt'),
  );
}

await main();
