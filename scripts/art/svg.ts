/** Helpers that build SVG text. Pictures are drawn in pixels of the finished original. */
export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes of an outline. */
export const stroke = (color: string, width: number): string =>
  `stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
/** A path without fill. */
export const draw = (d: string, color: string, width: number): string =>
  path(d, 'none', stroke(color, width));
export const line = (x1: number, y1: number, x2: number, y2: number, color: string, width: number): string =>
  draw(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width);
export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`;
export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;
/** Moves, scales and, with a negative `sx`, mirrors. */
export const place = (x: number, y: number, scale: number, body: string, flip = false, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;
/** Repeats a drawing `count` times. */
export const times = (count: number, one: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => one(index)).join('');

let clips = 0;
/** Shows `body` only inside the path `d`. */
export function inside(d: string, body: string): string {
  clips += 1;
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${body}</g>`;
}

interface Knot {
  x: number;
  y: number;
  corner: boolean;
}

/**
 * A smooth path (Catmull-Rom) through points written as `x,y x,y! ...`; `!` marks a corner.
 */
export function curve(text: string, closed = true): string {
  const knots: Knot[] = text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [x = '0', y = '0'] = part.replace('!', '').split(',');
      return { x: Number(x), y: Number(y), corner: part.endsWith('!') };
    });
  const count = knots.length;
  const at = (index: number): Knot => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return knots[wrapped] ?? { x: 0, y: 0, corner: true };
  };
  const first = at(0);
  let d = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = 1 / 6;
    const c1 = p1.corner
      ? { x: p1.x + (p2.x - p1.x) / 3, y: p1.y + (p2.y - p1.y) / 3 }
      : { x: p1.x + (p2.x - p0.x) * k, y: p1.y + (p2.y - p0.y) * k };
    const c2 = p2.corner
      ? { x: p2.x - (p2.x - p1.x) / 3, y: p2.y - (p2.y - p1.y) / 3 }
      : { x: p2.x - (p3.x - p1.x) * k, y: p2.y - (p3.y - p1.y) * k };
    d += `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(p2.x)} ${n(p2.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The same as a filled shape. */
export const shape = (text: string, fill: string, more = ''): string => path(curve(text), fill, more);
/** The same as an open line. */
export const brush = (text: string, color: string, width: number): string =>
  draw(curve(text, false), color, width);

/**
 * A whole drawing with `scale` pixels per unit, without anti-aliasing, so that every pixel is exactly one code color.
 */
export const sheet = (width: number, height: number, body: string, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" text-rendering="optimizeSpeed">${body}</svg>`;
