/** Shared by the poses: a body with its markings, tails, paws. */
import { c } from '../ink.ts';
import { brush, curve, inside, line, path, place, shape, stroke } from '../svg.ts';
import type { Coat } from './coat.ts';

/** A silhouette with its outline and what is drawn on the fur. */
export function body(coat: Coat, points: string, on = '', fill = coat.base): string {
  const d = curve(points);
  return path(d, fill, stroke(coat.outline, 18)) + path(d, fill) + (on ? inside(d, on) : '');
}

/** A tail: a thick line with rings or a tip where the coat has them. */
export function tail(coat: Coat, points: string, slim = 74): string {
  const width = coat.long ? slim * 1.7 : slim;
  const d = curve(points, false);
  const tip = coat.pattern === 'points' || coat.pattern === 'calico' ? coat.mark : coat.base;
  const line = (color: string, w: number, more = ''): string => path(d, 'none', stroke(color, w) + more);
  // The rings are dashes across a butt-ended copy of the same line.
  const rings =
    coat.pattern === 'tabby'
      ? `<path d="${d}" fill="none" stroke="${coat.mark}" stroke-width="${width}" stroke-dasharray="22 58" stroke-dashoffset="-40"/>`
      : '';
  return line(coat.outline, width + 18) + line(tip, width) + rings;
}

/** Stripes across a body, only on tabbies. */
export const stripes = (coat: Coat, lines: readonly string[], width = 24): string =>
  coat.pattern === 'tabby' ? lines.map((points) => brush(points, coat.mark, width)).join('') : '';

/** Patches, only on coats of two colors. */
export const patches = (coat: Coat, first: readonly string[], second: readonly string[] = []): string =>
  coat.pattern === 'calico'
    ? first.map((points) => path(curve(points), coat.mark)).join('') +
      second.map((points) => path(curve(points), coat.patch ?? coat.mark)).join('')
    : '';

/** Light parts (bib, socks), only where they differ from the fur. */
export const lights = (coat: Coat, shapes: readonly string[]): string =>
  coat.light === coat.base ? '' : shapes.map((points) => path(curve(points), coat.light)).join('');

/** Lines carved into the fur. */
export const cuts = (coat: Coat, lines: readonly string[], width = 10): string =>
  lines.map((points) => brush(points, coat.cut, width)).join('');

/** Short cuts that follow the form, like knife marks in a woodcut; `[x, y, angle]`, mirrored where `both`. */
export function fur(coat: Coat, marks: readonly (readonly [number, number, number])[], both = true): string {
  if (coat.base !== c.ink && coat.pattern !== 'plain') return '';
  // A pale coat needs only every second cut.
  const kept = coat.base === c.ink ? marks : marks.filter((_, index) => index % 2 === 0);
  const mark = (x: number, y: number, angle: number): string => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * 20, Math.sin((angle * Math.PI) / 180) * 20];
    return line(x - dx, y - dy, x + dx, y + dy, coat.cut, 6);
  };
  return kept.map(([x, y, angle]) => mark(x, y, angle) + (both ? mark(-x, y, 180 - angle) : '')).join('');
}

/** The ruff of a long-haired cat: tufts over throat and chest, about the middle of the neck. */
export const ruff = (coat: Coat, x: number, y: number, s = 1): string =>
  coat.long
    ? place(
        x,
        y,
        s,
        shape(
          '-190,-90 -150,-150 150,-150 190,-90! 236,-10! 180,0 206,90! 140,84 136,176! 76,140 34,236! 0,180 -40,226! -70,140 -140,170! -136,84 -206,84! -180,0 -232,-16!',
          coat.light,
          stroke(coat.outline, 12),
        ) + cuts(coat, ['-80,20 -70,80', '0,40 -4,120', '80,20 74,80'], 8),
      )
    : '';
