/**
 * Displays the straight apostrophe as the typographic one. Texts keep the character as typed: the font's character table
 * (OpenType `cmap`) maps U+0027 to the glyph of U+2019, so that spacing and kerning are right.
 */
import { Blob, Face, Font } from 'harfbuzzjs';

const [straight, curly] = [0x27, 0x2019];
/** The largest code point in a table of format 4. */
const lastOfPlane = 0xfffe;

/**
 * @param sfnt uncompressed font file
 * @returns the font with the new `cmap`; unchanged if it lacks one of the two characters
 */
export function drawApostrophe(sfnt: Uint8Array): Uint8Array {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const glyphs = new Map<number, number>();
  for (const character of [...face.collectUnicodes()].sort((a, b) => a - b)) {
    const glyph = font.nominalGlyph(character);
    if (glyph !== undefined && character <= lastOfPlane) glyphs.set(character, glyph);
  }
  const wanted = glyphs.get(curly);
  if (wanted === undefined || !glyphs.has(straight)) return sfnt;
  glyphs.set(straight, wanted);
  return withTable(sfnt, 'cmap', characterTable(glyphs));
}

/** A `cmap` of one subtable (Windows, Unicode), format 4: runs of characters with consecutive glyphs. */
function characterTable(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const runs: { first: number; last: number; delta: number }[] = [];
  for (const [character, glyph] of glyphs) {
    const run = runs.at(-1);
    const delta = (glyph - character) & 0xffff;
    if (run && run.last === character - 1 && run.delta === delta) run.last = character;
    else runs.push({ first: character, last: character, delta });
  }
  // The format requires this last run.
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const none = runs.map(() => 0);
  const length = 16 + runs.length * 8;
  const subtable = [
    4,
    length,
    0,
    runs.length * 2,
    power * 2,
    Math.log2(power),
    (runs.length - power) * 2,
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...none,
  ];
  // Version, one subtable, platform 3, encoding 1, its offset in two halves.
  const words = [0, 1, 3, 1, 0, 12, ...subtable];
  const bytes = new DataView(new ArrayBuffer(words.length * 2));
  for (const [index, word] of words.entries()) bytes.setUint16(index * 2, word);
  return new Uint8Array(bytes.buffer);
}

const headerBytes = 12;
const entryBytes = 16;

/** Replaces a table of the font file. The program that compresses the file computes the checksums. */
function withTable(sfnt: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const old = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const count = old.getUint16(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + index * entryBytes;
    const name = String.fromCharCode(...sfnt.subarray(entry, entry + 4));
    const offset = old.getUint32(entry + 8);
    return { entry, bytes: name === tag ? table : sfnt.subarray(offset, offset + old.getUint32(entry + 12)) };
  });
  const directory = headerBytes + count * entryBytes;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), directory);
  const made = new Uint8Array(size);
  made.set(sfnt.subarray(0, directory));
  const view = new DataView(made.buffer);
  let offset = directory;
  for (const { entry, bytes } of tables) {
    made.set(bytes, offset);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    offset += padded(bytes.length);
  }
  return made;
}

/** Tables start at a multiple of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4;
