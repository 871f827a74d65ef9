/**
 * Block letters as on wood type, on a grid of 4 by 6; each letter is a set of strokes. Stems are heavier than bars, and
 * strokes end square.
 */
import { path } from '../svg.ts';

const glyphs: Record<string, string> = {
  A: 'M0 6L2 0L4 6M0.9 4H3.1',
  B: 'M0 0V6H2.4C4.4 6 4.4 3 2.4 3H0M0 0H2.2C4 0 4 3 2.2 3',
  C: 'M4 1C3 -0.4 0 -0.4 0 3S3 6.4 4 5',
  D: 'M0 0V6H1.6C4.8 6 4.8 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1C3 -0.4 0 -0.4 0 3S3.4 6.6 4 5V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M1 0V6',
  J: 'M3 0V4.4C3 6.6 0 6.6 0 4.6',
  K: 'M0 0V6M4 0L0.2 3.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2.4 4L4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-0.7 0 -0.7 6 2 6S4.7 0 2 0Z',
  P: 'M0 6V0H2.4C4.6 0 4.6 3.4 2.4 3.4H0',
  Q: 'M2 0C-0.7 0 -0.7 6 2 6S4.7 0 2 0ZM2.4 4.2L4.2 6.4',
  R: 'M0 6V0H2.4C4.6 0 4.6 3.2 2.4 3.2H0M2 3.2L4 6',
  S: 'M3.8 1C3 -0.4 0 -0.4 0.1 1.5C0.2 3.4 4 2.6 3.9 4.5C3.8 6.5 0.6 6.4 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 6.7 4 6.7 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.3 6L2.7 1.4L4.1 6L5.4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '&': 'M4 6L0.8 2C-0.2 -0.4 3.4 -0.6 2.8 1.4C2.2 2.6 0 3 0 4.6C0 6.6 3.4 6.4 4 3.6',
  '.': 'M0.6 5.7V6',
  "'": 'M0.6 0V1.2',
  '-': 'M0.4 3H2.6',
};
/** Positions of a letter's feet: `x,y` at the head line (0) or the base line (6). */
const feet: Record<string, string> = {
  A: '0,6 4,6',
  B: '0,0 0,6',
  D: '0,0 0,6',
  E: '0,0 0,6',
  F: '0,0 0,6',
  H: '0,0 4,0 0,6 4,6',
  I: '1,0 1,6',
  K: '0,0 4,0 0,6 4,6',
  L: '0,0 0,6',
  M: '0,0 0,6 4.8,6 4.8,0',
  N: '0,0 0,6 4,0',
  P: '0,0 0,6',
  R: '0,0 0,6 4,6',
  T: '2,6',
  U: '0,0 4,0',
  V: '0,0 4,0',
  W: '0,0 5.4,0',
  Y: '0,0 4,0 2,6',
};
/** Positions of the ticks at the ends of arms. */
const ticks: Record<string, string> = {
  C: '4,1 4,5',
  E: '4,0 4,6',
  F: '4,0',
  G: '4,1',
  L: '3.6,6',
  S: '3.8,1 0,4.9',
  T: '0,0 4,0',
  Z: '0,0 4,6',
};
const points = (text = ''): [x: number, y: number][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });

/** Feet and ticks of one letter, as a path. */
const serifs = (letter: string): string =>
  points(feet[letter])
    .map(([x, y]) => `M${x - 0.75} ${y}H${x + 0.75}`)
    .join('') +
  points(ticks[letter])
    .map(([x, y]) => `M${x} ${y}V${y + (y < 3 ? 0.9 : -0.9)}`)
    .join('');

const widths: Record<string, number> = {
  I: 2,
  J: 3,
  M: 4.8,
  W: 5.4,
  L: 3.6,
  '.': 1.2,
  "'": 1.2,
  '-': 3,
  ' ': 2.2,
};
/** Horizontal scale of letters: like poster type, they are narrower than the grid. */
const narrow = 0.74;
const stem = 1.22;
const wide = (letter: string): number => (widths[letter] ?? 4) * narrow * stem;

/** The x coordinates of a path of absolute commands, multiplied. */
const narrowed = (d: string): string =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_all, command: string, list: string) => {
    const numbers = list.split(' ').filter(Boolean).map(Number);
    const isX = (index: number): boolean => command === 'H' || (command !== 'V' && index % 2 === 0);
    return (
      command + numbers.map((value, index) => (isX(index) ? value * narrow : value).toFixed(2)).join(' ')
    );
  });

/** Strokes of a letter, in units of the grid. */
const cut = (d: string, color: string, width: number): string =>
  path(
    narrowed(d),
    'none',
    `stroke="${color}" stroke-width="${width.toFixed(2)}" stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="2.2"`,
  );

/** Space between two letters that the heavier stems use. */
const extra = 0.3;

/** Width of a word at a letter height. */
const measure = (text: string, height: number, gap = 1.5): number =>
  ([...text].reduce((sum, letter) => sum + wide(letter) + gap + extra, -gap - extra) * height) / 6;

/** Text centered on x with its upper edge at y; `weight` is the stroke in pixels. With `slab` the letters have feet. */
export function letters(
  text: string,
  x: number,
  y: number,
  height: number,
  weight: number,
  color: string,
  gap = 1.5,
  slab = false,
): string {
  const unit = height / 6;
  let at = x - measure(text, height, gap) / 2;
  let out = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (glyph)
      out += `<g transform="translate(${at.toFixed(1)} ${y}) scale(${(unit * stem).toFixed(3)} ${unit.toFixed(3)})">${cut(glyph, color, weight / unit)}${slab ? cut(serifs(letter), color, (weight / unit) * 0.62) : ''}</g>`;
    at += (wide(letter) + gap + extra) * unit;
  }
  return out;
}
