/** Breaks a title into lines of about one length and finds the largest size at which they fit. */
import { memoize } from '../../../core/values/memoize.ts';

interface TitleBox {
  /** Pixels. */
  width: number;
  height: number;
  /** Font sizes in pixels to try, from the largest to the smallest. */
  sizes: readonly number[];
  /** Distance of baselines, relative to the font size. */
  lineHeight: number;
}
export interface FittedTitle {
  size: number;
  lines: string[];
}
/** Width in pixels of a text at a font size. */
export type Measure = (text: string, size: number) => number;

/** A title that is too long even at the smallest size ends in an ellipsis. */
export function fitTitle(title: string, box: TitleBox, measureWord: Measure): FittedTitle {
  const words = title.split(' ');
  const measure = byWords(measureWord);
  const smallest = box.sizes.at(-1) ?? 1;
  for (const size of box.sizes) {
    const limit = lineLimit(box, size);
    const fits = (text: string, width = box.width) => measure(text, size) <= width;
    const whole = words.every((word) => fits(word));
    if (!whole && size !== smallest) continue;
    // Words are broken only at the smallest size, between grapheme clusters.
    const parts = whole ? words : words.flatMap((word) => cut(word, fits));
    const lines = wrap(parts, fits);
    if (lines.length <= limit) return { size, lines: balance(parts, lines, size, box, measure) };
    if (size === smallest) return { size, lines: shorten(lines, limit, fits) };
  }
  return { size: smallest, lines: [title] };
}

/** Measures each word once per size; the width of a line is that of its words and the spaces between them. */
function byWords(measure: Measure): Measure {
  const widthOf = memoize((_key, word: string, size: number) => (word === '' ? 0 : measure(word, size)));
  const wordWidth: Measure = (word, size) => widthOf(`${size} ${word}`, word, size);
  return (text, size) => {
    const words = text.split(' ');
    const spaces = (words.length - 1) * wordWidth('\u00a0', size);
    return words.reduce((sum, word) => sum + wordWidth(word, size), spaces);
  };
}

const lineLimit = ({ height, lineHeight }: TitleBox, size: number): number =>
  Math.max(1, Math.floor(height / (size * lineHeight)));

type Fits = (text: string, width?: number) => boolean;

function wrap(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest layout with the same number of lines, so that the last line is not a single word. */
function balance(
  words: readonly string[],
  lines: string[],
  size: number,
  { width }: TitleBox,
  measure: Measure,
): string[] {
  let [narrow, wide, best] = [width / 2, width, lines];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const tried = wrap(words, (text) => measure(text, size) <= middle);
    if (tried.length === lines.length && tried.every((line) => measure(line, size) <= width))
      [wide, best] = [middle, tried];
    else narrow = middle;
  }
  return best;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cut(word: string, fits: Fits): string[] {
  const parts: string[] = [''];
  for (const { segment } of letters.segment(word)) {
    const joined = `${parts.at(-1)}${segment}`;
    if (fits(joined)) parts[parts.length - 1] = joined;
    else parts.push(segment);
  }
  return parts;
}

function shorten(lines: readonly string[], limit: number, fits: Fits): string[] {
  const kept = lines.slice(0, limit);
  let last = kept.pop() ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...kept, `${last.replace(/[\s,;:.–-]+$/, '')}…`];
}
