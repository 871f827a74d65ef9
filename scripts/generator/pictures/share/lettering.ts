/** Draws texts in the display face as outlines, so that the result does not depend on installed fonts. */
import { readFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';

interface Style {
  /** In pixels; the face has optical sizes. */
  size: number;
  /** Space added after each letter, in pixels. */
  spacing?: number;
}
export interface Lettering {
  /** Pixels. */
  width(text: string, style: Style): number;
  /** Outlines as SVG; the baseline starts at `x`, `y`. */
  draw(text: string, style: Style, x: number, y: number): string;
  /** The text in characters that the face has, with typographic apostrophes: missing letters lose their accent, other missing characters are dropped. */
  spell(text: string): string;
}

/** @param file a TrueType face with an optical size axis */
export async function openLettering(file: string): Promise<Lettering> {
  const { Blob, Buffer, Face, Font, shape, Variation } = await import('harfbuzzjs');
  const face = new Face(new Blob(readFileSync(file)));
  const known = new Set(face.collectUnicodes());
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const { opsz } = face.getAxisInfos();

  const fonts = new Map<number, Font>();
  const fontOf = (size: number): Font => {
    const font = fonts.get(size) ?? new Font(face);
    if (!fonts.has(size) && opsz)
      font.setVariations([new Variation('opsz', Math.min(Math.max(size, opsz.min), opsz.max))]);
    fonts.set(size, font);
    return font;
  };

  const setLine = (text: string, { size, spacing = 0 }: Style) => {
    const font = fontOf(size);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    let [pen, outlines] = [0, ''];
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const outline = font.glyphToPath(codepoint);
      if (outline)
        outlines += `<path transform="translate(${round(pen + xOffset)} ${round(yOffset)})" d="${outline}"/>`;
      pen += xAdvance + spacing / scale;
    }
    return { outlines, scale, width: Math.max(0, pen * scale - spacing) };
  };

  return {
    width: (text, style) => setLine(text, style).width,
    draw(text, style, x, y) {
      const { outlines, scale } = setLine(text, style);
      return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${outlines}</g>`;
    },
    spell: (text) =>
      [...text.normalize('NFC').replace(/(?<=\p{L})'/gu, '’')]
        .map((character) => (has(character) ? character : [...plain(character)].filter(has).join('')))
        .join('')
        .replace(/[^\S\u00a0]+/g, ' ')
        .trim(),
  };
}

/** Letters with a stroke, which Unicode does not decompose. */
const stroked: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' };
const plain = (character: string): string => stroked[character] ?? character.normalize('NFKD');

const round = (value: number): number => Math.round(value * 100) / 100;
