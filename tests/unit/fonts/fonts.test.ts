import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { siteFonts } from '../../../components/document/fonts/show-fonts.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { usedCharacters } from '../../../scripts/fonts/characters.ts';
import { faces } from '../../../scripts/fonts/faces.ts';
import { makeFace, unpack } from '../../../scripts/fonts/make-face.ts';
import { fontFaceRules } from '../../../scripts/generator/code/font-faces.ts';
import list from '../../../styles/faces.json' with { type: 'json' };

const folder = inRoot('public/assets/fonts');
const files = readdirSync(folder);

test('the fonts have every letter of the components, the pages and the test content', () => {
  const places = ['tests/fixtures/content', 'components', 'pages'];
  const used = usedCharacters(places.map((place) => inRoot(place)));
  expect(used.filter((character) => !(list.characters + list.absent).includes(character))).toEqual([]);
});

test('styles and folder refer to the same files, each with the license of its typeface', () => {
  const named = list.faces.map(({ file }) => file);
  expect(files.filter((file) => file.endsWith('.woff2')).sort()).toEqual([...named].sort());
  for (const file of named) expect(fontFaceRules()).toContain(`url("/assets/fonts/${file}")`);
  for (const face of ['fraunces', 'source-serif'])
    expect(readFileSync(path.join(folder, `${face}-license.txt`), 'utf8')).toMatch(/SIL OPEN FONT LICENSE/i);
});

test('the scripts load the upright face of each family', () => {
  for (const { family } of list.faces) expect(siteFonts).toContain(family);
});

test('the committed files are those that the script makes from the installed packages', async () => {
  const italic = faces.find(({ style }) => style === 'italic');
  const made = await makeFace(italic ?? faces[0] ?? fail(), [...list.characters]);
  expect(made.map(({ name }) => name)).toEqual(
    list.faces.filter(({ style }) => style === 'italic').map(({ file }) => file),
  );
  for (const { name, bytes } of made)
    expect(readFileSync(path.join(folder, name))).toEqual(Buffer.from(bytes));
}, 60_000);

test('Eastern European letters have a separate file, which only pages with such letters load', async () => {
  const [display = fail()] = faces;
  const [, extra] = await makeFace({ ...display, axes: { ...display.axes, opsz: 72 } }, ['a', 'ł', '猫']);
  expect(extra?.characters).toEqual(['ł']);
  const face = { family: 'Fraunces', style: 'normal', weight: '400', file: 'x.woff2' };
  expect(fontFaceRules({ characters: '', absent: '', faces: [{ ...face, only: 'łń' }] })).toContain(
    'unicode-range:U+142,U+144;',
  );
}, 60_000);

test.each(faces.map((face) => face.name))(
  '%s draws a typed apostrophe as the typographic one, and no other character anew',
  async (name) => {
    const [file = ''] = list.faces
      .map(({ file }) => file)
      .filter((made) => made.startsWith(`${name}-`) && !/italic/.test(made.slice(name.length)));
    const published = await unpack(readFileSync(path.join(folder, file)), list.characters);
    const font = new Font(new Face(new Blob(published)));
    const glyph = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0);
    expect(glyph("'")).toBe(glyph('’'));
    const others = [...list.characters].filter((character) => character !== "'");
    expect(others.filter((character) => glyph(character) === undefined)).toEqual([]);
    expect(glyph('‘')).not.toBe(glyph('’'));
    expect(glyph('"')).not.toBe(glyph('”'));
  },
);

function fail(): never {
  throw new Error('The table of faces is empty.');
}
