import { between, pick, seeded } from '../rng.ts';
import { ellipse, line, poly, rect, times } from '../svg.ts';

/** A roof tank on legs; (x, y) is the middle of its feet. */
export const waterTank = (x: number, y: number, s: number, color: string, band: string): string =>
  [-46, -16, 16, 46].map((dx) => line(x + dx * s, y, x + dx * s * 0.9, y - 70 * s, color, 9 * s)).join('') +
  line(x - 46 * s, y - 10 * s, x + 42 * s, y - 60 * s, color, 5 * s) +
  rect(x - 60 * s, y - 80 * s, 120 * s, 12 * s, color) +
  rect(x - 54 * s, y - 190 * s, 108 * s, 112 * s, color) +
  times(3, (i) => rect(x - 54 * s, y - (176 - i * 36) * s, 108 * s, 5 * s, band)) +
  poly(
    [
      [x - 64 * s, y - 188 * s],
      [x, y - 250 * s],
      [x + 64 * s, y - 188 * s],
    ],
    color,
  );

export const chimney = (x: number, y: number, w: number, h: number, color: string): string =>
  rect(x, y - h, w, h, color) +
  rect(x - w * 0.12, y - h, w * 1.24, h * 0.16, color) +
  rect(x + w * 0.16, y - h - 22, w * 0.24, 24, color) +
  rect(x + w * 0.58, y - h - 18, w * 0.24, 20, color);

/** Towers of varied outline from the left to the right edge; some windows are lit. */
export function skyline(
  x0: number,
  x1: number,
  base: number,
  low: number,
  high: number,
  fill: string,
  lit: string,
  seed: number,
  glow = 0.3,
): string {
  const random = seeded(seed);
  let out = '';
  for (let x = x0; x < x1; ) {
    const w = between(random, 70, 170);
    const middle = 1 - Math.abs((x + w / 2 - x0) / (x1 - x0) - 0.5) * 0.7;
    const h = between(random, low, high) * middle;
    const top = base - h;
    out += rect(x, top, w + 4, h, fill);
    const crown = pick(random, ['flat', 'step', 'spire', 'mansard', 'tank', 'flat', 'dome']);
    if (crown === 'step')
      out +=
        rect(x + w * 0.18, top - h * 0.12, w * 0.64, h * 0.13, fill) +
        rect(x + w * 0.34, top - h * 0.22, w * 0.32, h * 0.12, fill);
    if (crown === 'spire')
      out +=
        rect(x + w * 0.24, top - h * 0.1, w * 0.52, h * 0.11, fill) +
        poly(
          [
            [x + w * 0.28, top - h * 0.1],
            [x + w * 0.5, top - h * 0.42],
            [x + w * 0.72, top - h * 0.1],
          ],
          fill,
        );
    if (crown === 'mansard')
      out += poly(
        [
          [x, top],
          [x + w * 0.16, top - 60],
          [x + w * 0.84, top - 60],
          [x + w, top],
        ],
        fill,
      );
    if (crown === 'tank') out += waterTank(x + w * 0.5, top + 4, 0.5, fill, fill);
    if (crown === 'dome')
      out +=
        ellipse(x + w / 2, top, w * 0.36, w * 0.34, fill) +
        line(x + w / 2, top, x + w / 2, top - w * 0.6, fill, 7);
    const [cols, rows] = [Math.floor(w / 30), Math.floor(h / 44)];
    for (let r = 0; r < rows; r += 1)
      for (let k = 0; k < cols; k += 1)
        if (random() < glow) out += rect(x + 14 + k * ((w - 20) / cols), top + 20 + r * 44, 12, 20, lit);
    x += w;
  }
  return out;
}
