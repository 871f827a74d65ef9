/** Skies, weather and water. All fill `width` x `height`. */
import { c, fade, type InkName } from '../ink.ts';
import { between, seeded } from '../rng.ts';
import { circle, curve, draw, ellipse, line, path, poly, rect, shape, times } from '../svg.ts';

export interface Size {
  width: number;
  height: number;
}

/** Horizontal lines that thin out towards the horizon, as in woodcuts. */
export const lineSky = (
  { width, height }: Size,
  under: InkName | 'paper',
  over: InkName,
  cover = 0.8,
  end = 0.05,
  to = height * 0.62,
): string => rect(0, 0, width, height, fade(under, over, 0, to, cover, end, 58));

export const flatSky = ({ width, height }: Size, color: string): string => rect(0, 0, width, height, color);

/** Sun or moon; `rays` adds carved rays around it. */
export function sun(
  x: number,
  y: number,
  r: number,
  color: string,
  rays?: { color: string; count: number; length: number; width?: number },
): string {
  const beams = rays
    ? times(rays.count, (i) => {
        const angle = (i / rays.count) * Math.PI * 2 + 0.05;
        const half = (rays.width ?? 0.36) * (Math.PI / rays.count);
        const at = (a: number, d: number): [number, number] => [x + Math.cos(a) * d, y + Math.sin(a) * d];
        return poly(
          [at(angle, r * 1.16), at(angle - half, rays.length), at(angle + half, rays.length)],
          rays.color,
        );
      })
    : '';
  return beams + circle(x, y, r, color);
}

export const crescent = (x: number, y: number, r: number, color: string): string =>
  path(
    `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.1}A${r * 0.78} ${r * 0.78} 0 1 1 ${x} ${y - r}Z`,
    color,
  );

export function stars({ width, height }: Size, seed: number, count: number, color: string): string {
  const random = seeded(seed);
  return times(count, () => {
    const [x, y, r] = [between(random, 0, width), between(random, 0, height), between(random, 4, 9)];
    return poly(
      [
        [x, y - r * 1.6],
        [x + r * 0.5, y - r * 0.5],
        [x + r * 1.6, y],
        [x + r * 0.5, y + r * 0.5],
        [x, y + r * 1.6],
        [x - r * 0.5, y + r * 0.5],
        [x - r * 1.6, y],
        [x - r * 0.5, y - r * 0.5],
      ],
      color,
    );
  });
}

/** A flat-bottomed cloud, about 500 wide at scale 1. */
export function cloud(x: number, y: number, s: number, color: string): string {
  const at = (dx: number, dy: number): string => `${x + dx * s},${y + dy * s}`;
  return shape(
    [
      `${at(-260, 0)}!`,
      at(-250, -46),
      at(-170, -62),
      at(-130, -120),
      at(-30, -130),
      at(20, -90),
      at(90, -126),
      at(160, -80),
      at(230, -60),
      `${at(262, 0)}!`,
    ].join(' '),
    color,
  );
}

/** Slanting rain. */
export function rain(
  { width, height }: Size,
  seed: number,
  count: number,
  color: string,
  slant = 0.28,
): string {
  const random = seeded(seed);
  return times(count, () => {
    const [x, y, l] = [
      between(random, -100, width + 200),
      between(random, -60, height),
      between(random, 46, 110),
    ];
    return line(x, y, x - l * slant, y + l, color, 5);
  });
}

export function snow({ width, height }: Size, seed: number, count: number, color: string): string {
  const random = seeded(seed);
  return times(count, () =>
    circle(between(random, 0, width), between(random, 0, height), between(random, 5, 12), color),
  );
}

/** Water from `y` down: dashes that grow towards the viewer. */
export function water({ width, height }: Size, y: number, fill: string, wave: string, seed = 5): string {
  const random = seeded(seed);
  let out = rect(0, y, width, height - y, fill);
  for (let _row = 0, at = y + 14; at < height; _row += 1) {
    const depth = (at - y) / Math.max(1, height - y);
    for (let x = between(random, -200, 60); x < width; x += between(random, 120, 330) * (0.7 + depth)) {
      const length = between(random, 50, 150) * (0.6 + depth * 1.1);
      out += draw(
        `M${x.toFixed(0)} ${at.toFixed(0)}q${(length / 4).toFixed(0)} ${(-7 - depth * 10).toFixed(0)} ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0`,
        wave,
        5 + depth * 6,
      );
    }
    at += 24 + depth * 46;
  }
  return out;
}

/** The light of a lamp or the moon on water. */
export const glitter = (
  x: number,
  y: number,
  height: number,
  spread: number,
  color: string,
  seed = 9,
): string => {
  const random = seeded(seed);
  return times(Math.floor(height / 26), (i) => {
    const w = between(random, 0.3, 1) * (spread * (0.4 + (i * 26) / height));
    return rect(x - w / 2 + between(random, -1, 1) * 14, y + i * 26, w, 9, color, 'rx="4"');
  });
};

/** A flying gull. */
export const gull = (x: number, y: number, s: number, color: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path(curve('-100,-34! -56,-44 -16,-8 0,4! 16,-8 60,-50 112,-40! 66,-22 30,10 8,26 -10,24 -26,12 -58,-18'), color)}</g>`;

/** A pigeon walking, facing right, about 120 wide. */
export const pigeon = (x: number, y: number, s: number, color: string, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${shape('-92,-34! -40,-70 20,-76 44,-104 66,-112 82,-98 96,-90! 80,-86 72,-60 40,-26 -10,-20 -50,-26', color)}${line(0, -22, 4, 0, color, 6)}${line(18, -24, 26, 0, color, 6)}${circle(68, -98, 4, c.paper)}</g>`;

/** Drifting smoke or steam, upwards from (x, y). */
export function smoke(x: number, y: number, s: number, color: string, lean = 1): string {
  return times(5, (i) =>
    ellipse(x + lean * i * i * 12 * s, y - i * 46 * s, (22 + i * 15) * s, (18 + i * 11) * s, color),
  );
}
