/** Public buildings: halls with porticos and cupolas, churches, a pier with its clock tower. */
import { c } from '../ink.ts';
import { circle, line, path, poly, rect, times } from '../svg.ts';

export interface CivicLook {
  wall: string;
  trim: string;
  glass: string;
  roof: string;
}

/** A row of columns whose base is at `y`. */
export const columns = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  color: string,
  gap: string,
): string =>
  rect(x, y - h, w, h, gap) +
  times(count, (i) => {
    const step = w / count;
    const cx = x + step * (i + 0.5);
    const cw = Math.min(step * 0.5, h * 0.13);
    return (
      rect(cx - cw / 2, y - h, cw, h, color) +
      rect(cx - cw * 0.75, y - h, cw * 1.5, h * 0.055, color) +
      rect(cx - cw * 0.75, y - h * 0.05, cw * 1.5, h * 0.05, color) +
      line(cx + cw * 0.16, y - h * 0.9, cx + cw * 0.16, y - h * 0.08, gap, Math.max(3, cw * 0.1))
    );
  });

/** Steps as wide as the portico, getting wider downwards. */
const flight = (
  x: number,
  y: number,
  w: number,
  rise: number,
  count: number,
  light: string,
  dark: string,
): string =>
  times(count, (i) =>
    rect(x - i * 14, y + (rise / count) * i, w + i * 28, rise / count + 1, i % 2 ? light : dark),
  );

/** A cupola with columns, dome and figure; (x, y) is the middle of its foot. */
export const cupola = (x: number, y: number, s: number, look: CivicLook, clock = false): string =>
  rect(x - 110 * s, y - 60 * s, 220 * s, 62 * s, look.wall) +
  rect(x - 122 * s, y - 68 * s, 244 * s, 14 * s, look.trim) +
  (clock
    ? rect(x - 76 * s, y - 170 * s, 152 * s, 104 * s, look.wall) +
      circle(x, y - 118 * s, 40 * s, look.glass) +
      circle(x, y - 118 * s, 32 * s, c.paper) +
      line(x, y - 118 * s, x, y - 140 * s, c.ink, 5 * s) +
      line(x, y - 118 * s, x + 16 * s, y - 110 * s, c.ink, 5 * s)
    : columns(x - 76 * s, y - 66 * s, 152 * s, 104 * s, 4, look.wall, look.glass)) +
  rect(x - 90 * s, y - 184 * s, 180 * s, 16 * s, look.trim) +
  path(
    `M${x - 72 * s} ${y - 182 * s}Q${x - 72 * s} ${y - 270 * s} ${x} ${y - 274 * s}Q${x + 72 * s} ${y - 270 * s} ${x + 72 * s} ${y - 182 * s}Z`,
    look.roof,
  ) +
  rect(x - 15 * s, y - 318 * s, 30 * s, 46 * s, look.wall) +
  path(`M${x - 20 * s} ${y - 316 * s}Q${x} ${y - 350 * s} ${x + 20 * s} ${y - 316 * s}Z`, look.roof) +
  line(x, y - 330 * s, x, y - 400 * s, look.roof, 7 * s);

/** Brooklyn's Borough Hall: six columns and a pediment over a broad flight of steps. `ground` is the foot of the steps. */
export function boroughHall(x: number, ground: number, s: number, look: CivicLook): string {
  const w = 900 * s;
  const rise = 170 * s;
  const y = ground - rise;
  const h = 380 * s;
  const wing = (dx: number): string =>
    rect(x + dx, y - h - 20 * s, 250 * s, h + rise, look.wall) +
    rect(x + dx - 8 * s, y - h - 50 * s, 266 * s, 36 * s, look.trim) +
    times(2, (i) =>
      times(
        2,
        (k) =>
          rect(x + dx + (40 + i * 110) * s, y - (330 - k * 180) * s, 62 * s, 120 * s, look.glass) +
          rect(x + dx + (32 + i * 110) * s, y - (346 - k * 180) * s, 78 * s, 14 * s, look.trim),
      ),
    );
  return [
    cupola(x, y - h - 130 * s, 1.15 * s, look, true),
    wing(-w / 2 - 200 * s),
    wing(w / 2 - 50 * s),
    columns(x - w / 2 + 50 * s, y, w - 100 * s, h, 6, look.wall, look.glass),
    rect(x - w / 2 + 10 * s, y - h - 50 * s, w - 20 * s, 54 * s, look.wall),
    rect(x - w / 2, y - h - 58 * s, w, 14 * s, look.trim),
    poly(
      [
        [x - w / 2 - 6 * s, y - h - 56 * s],
        [x, y - h - 190 * s],
        [x + w / 2 + 6 * s, y - h - 56 * s],
      ],
      look.trim,
    ),
    poly(
      [
        [x - w / 2 + 70 * s, y - h - 68 * s],
        [x, y - h - 170 * s],
        [x + w / 2 - 70 * s, y - h - 68 * s],
      ],
      look.wall,
    ),
    flight(x - w / 2 + 20 * s, y, w - 40 * s, rise, 9, look.wall, look.trim),
  ].join('');
}

/** New York's City Hall: two wings, arched windows, a slim cupola. */
export function cityHall(x: number, ground: number, s: number, look: CivicLook): string {
  const arch = (ax: number, ay: number, w: number, h: number): string =>
    path(
      `M${ax} ${ay}V${ay - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${ax + w} ${ay - h + w / 2}V${ay}Z`,
      look.glass,
    );
  const bays = (bx: number, count: number, step: number, y: number, h: number, w: number): string =>
    times(count, (i) => arch(bx + i * step, y, w, h));
  const y = ground - 60 * s;
  return [
    cupola(x, y - 400 * s, 1.1 * s, look),
    rect(x - 300 * s, y - 410 * s, 600 * s, 420 * s, look.wall),
    ...[-1, 1].map((side) => {
      const wx = x + side * 500 * s - 200 * s;
      return (
        rect(wx, y - 380 * s, 400 * s, 380 * s, look.wall) +
        rect(wx - 12 * s, y - 396 * s, 424 * s, 20 * s, look.trim) +
        times(11, (i) => rect(wx + (8 + i * 36) * s, y - 420 * s, 12 * s, 26 * s, look.trim)) +
        bays(wx + 40 * s, 4, 92 * s, y - 196 * s, 140 * s, 54 * s) +
        bays(wx + 40 * s, 4, 92 * s, y - 20 * s, 130 * s, 54 * s) +
        rect(wx, y - 184 * s, 400 * s, 12 * s, look.trim)
      );
    }),
    rect(x - 312 * s, y - 424 * s, 624 * s, 22 * s, look.trim),
    times(16, (i) => rect(x + (-296 + i * 38) * s, y - 450 * s, 13 * s, 28 * s, look.trim)),
    bays(x - 250 * s, 5, 112 * s, y - 210 * s, 160 * s, 58 * s),
    rect(x - 330 * s, y - 196 * s, 660 * s, 20 * s, look.trim),
    columns(x - 320 * s, y, 640 * s, 178 * s, 8, look.wall, look.glass),
    rect(x - 720 * s, y - 6 * s, 1440 * s, 20 * s, look.trim),
    flight(x - 330 * s, y + 2 * s, 660 * s, 62 * s, 5, look.wall, look.trim),
  ].join('');
}

/** A Gothic church front with one tall spire; (x, ground) is the middle of its door. */
export function spire(x: number, ground: number, s: number, look: CivicLook): string {
  const point = (ax: number, ay: number, w: number, h: number, fill: string): string =>
    path(
      `M${ax - w / 2} ${ay}V${ay - h * 0.55}Q${ax - w / 2} ${ay - h * 0.85} ${ax} ${ay - h}Q${ax + w / 2} ${ay - h * 0.85} ${ax + w / 2} ${ay - h * 0.55}V${ay}Z`,
      fill,
    );
  return [
    poly(
      [
        [x - 300 * s, ground],
        [x - 300 * s, ground - 300 * s],
        [x - 120 * s, ground - 460 * s],
        [x + 120 * s, ground - 460 * s],
        [x + 300 * s, ground - 300 * s],
        [x + 300 * s, ground],
      ],
      look.wall,
    ),
    times(2, (i) => point(x + (i ? 205 : -205) * s, ground - 60 * s, 80 * s, 190 * s, look.glass)),
    rect(x - 120 * s, ground - 640 * s, 240 * s, 640 * s, look.wall),
    ...[-1, 1].map(
      (k) =>
        rect(x + k * 128 * s - 22 * s, ground - 690 * s, 44 * s, 690 * s, look.trim) +
        poly(
          [
            [x + k * 128 * s - 26 * s, ground - 688 * s],
            [x + k * 128 * s, ground - 780 * s],
            [x + k * 128 * s + 26 * s, ground - 688 * s],
          ],
          look.trim,
        ),
    ),
    point(x, ground, 110 * s, 220 * s, look.roof),
    point(x, ground - 280 * s, 90 * s, 200 * s, look.glass),
    point(x, ground - 510 * s, 66 * s, 110 * s, look.glass),
    poly(
      [
        [x - 106 * s, ground - 638 * s],
        [x, ground - 1160 * s],
        [x + 106 * s, ground - 638 * s],
      ],
      look.roof,
    ),
    line(x, ground - 1150 * s, x, ground - 1220 * s, look.roof, 8 * s),
    line(x - 20 * s, ground - 1192 * s, x + 20 * s, ground - 1192 * s, look.roof, 8 * s),
  ].join('');
}

/**
 * The pier house at the Battery; (x, y) is the water line at its middle. Its tower got the clock in 1919: a picture of an
 * earlier day has none.
 */
export function pierHouse(x: number, y: number, s: number, look: CivicLook, clock = true): string {
  return [
    times(14, (i) => rect(x + (-520 + i * 78) * s, y - 60 * s, 22 * s, 70 * s, look.trim)),
    rect(x - 540 * s, y - 76 * s, 1080 * s, 26 * s, look.trim),
    rect(x - 500 * s, y - 250 * s, 1000 * s, 176 * s, look.wall),
    times(13, (i) =>
      path(
        `M${x + (-470 + i * 74) * s} ${y - 90 * s}V${y - 190 * s}a${22 * s} ${22 * s} 0 0 1 ${44 * s} 0V${y - 90 * s}Z`,
        look.glass,
      ),
    ),
    poly(
      [
        [x - 530 * s, y - 246 * s],
        [x - 470 * s, y - 330 * s],
        [x + 470 * s, y - 330 * s],
        [x + 530 * s, y - 246 * s],
      ],
      look.roof,
    ),
    rect(x + 330 * s, y - 560 * s, 150 * s, 320 * s, look.wall),
    rect(x + 318 * s, y - 570 * s, 174 * s, 18 * s, look.trim),
    clock
      ? circle(x + 405 * s, y - 480 * s, 54 * s, look.trim) +
        circle(x + 405 * s, y - 480 * s, 44 * s, c.paper) +
        line(x + 405 * s, y - 480 * s, x + 405 * s, y - 512 * s, c.ink, 7 * s) +
        line(x + 405 * s, y - 480 * s, x + 426 * s, y - 470 * s, c.ink, 7 * s)
      : times(
          2,
          (i) =>
            rect(x + (352 + i * 64) * s, y - 530 * s, 42 * s, 96 * s, look.trim) +
            rect(x + (362 + i * 64) * s, y - 520 * s, 22 * s, 76 * s, look.glass),
        ),
    poly(
      [
        [x + 318 * s, y - 568 * s],
        [x + 405 * s, y - 690 * s],
        [x + 492 * s, y - 568 * s],
      ],
      look.roof,
    ),
    line(x + 405 * s, y - 680 * s, x + 405 * s, y - 760 * s, look.trim, 8 * s),
  ].join('');
}
