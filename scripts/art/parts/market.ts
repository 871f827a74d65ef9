/** Carts, barrels, washing and signs. */
import { c } from '../ink.ts';
import { between, seeded } from '../rng.ts';
import { brush, circle, curve, draw, line, path, place, poly, rect, shape, times } from '../svg.ts';

/** A pushcart with a striped hood and round fruit, about 760 wide. */
const outline = `stroke="${c.ink}" stroke-width="6"`;

export const pushcart = (
  x: number,
  y: number,
  s: number,
  wood: string,
  hood: string,
  fruit: string,
): string =>
  place(
    x,
    y,
    s,
    line(-300, -250, -300, -560, wood, 18) +
      line(300, -250, 300, -560, wood, 18) +
      times(
        8,
        (i) =>
          poly(
            [
              [-360 + i * 90, -560],
              [-270 + i * 90, -560],
              [-258 + i * 86, -650],
              [-344 + i * 86, -650],
            ],
            i % 2 ? c.paper : hood,
          ) + path(`M${-360 + i * 90} -560q45 54 90 0Z`, i % 2 ? c.paper : hood),
      ) +
      times(11, (i) => circle(-300 + i * 60, -322, 36, fruit, outline)) +
      times(10, (i) => circle(-270 + i * 60, -368, 36, fruit, outline)) +
      times(8, (i) => circle(-214 + i * 62, -412, 34, fruit, outline)) +
      rect(-370, -300, 740, 110, wood) +
      line(-370, -246, 370, -246, c.paper, 7) +
      line(360, -230, 520, -270, wood, 20) +
      wheel(-190, -110, 108, wood) +
      wheel(210, -110, 108, wood),
  );

export const wheel = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="${color}" stroke-width="18"/>` +
  circle(x, y, 22, color) +
  times(8, (i) =>
    line(
      x,
      y,
      x + Math.cos((i * Math.PI) / 4) * (r - 10),
      y + Math.sin((i * Math.PI) / 4) * (r - 10),
      color,
      9,
    ),
  );

/** A barrel, about 250 high; a crate, about 240 wide. */
export const barrel = (x: number, y: number, s: number, wood: string, band: string): string =>
  place(
    x,
    y,
    s,
    shape('-76,-250! 76,-250! 100,-125 76,0! -76,0! -100,-125', wood) +
      rect(-84, -222, 168, 16, band) +
      rect(-98, -150, 196, 16, band) +
      rect(-96, -90, 192, 16, band) +
      rect(-84, -40, 168, 16, band) +
      line(-30, -248, -36, -4, band, 5) +
      line(30, -248, 36, -4, band, 5),
  );

export const crate = (x: number, y: number, s: number, wood: string, cut: string): string =>
  place(
    x,
    y,
    s,
    rect(-120, -200, 240, 200, wood) +
      times(4, (i) => line(-120, -50 * i - 50, 120, -50 * i - 50, cut, 7)) +
      rect(-120, -200, 30, 200, wood) +
      rect(90, -200, 30, 200, wood) +
      line(-88, -200, -88, 0, cut, 6) +
      line(88, -200, 88, 0, cut, 6),
  );

/** A washing line between two points, with shirts, towels and stockings. */
export function washing(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  seed: number,
  colors: readonly string[],
  cord: string,
  s = 1,
): string {
  const random = seeded(seed);
  const sag = 50 * s;
  let out = draw(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, cord, 5);
  const count = Math.floor(Math.hypot(x2 - x1, y2 - y1) / (130 * s));
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
    const color = colors[i % colors.length] ?? c.paper;
    const kind = Math.floor(random() * 3);
    out +=
      kind === 0
        ? rect(x - 42 * s, y, 84 * s, between(random, 90, 130) * s, color)
        : kind === 1
          ? place(
              x,
              y,
              s,
              poly(
                [
                  [-40, 0],
                  [40, 0],
                  [90, 44],
                  [66, 74],
                  [42, 54],
                  [42, 130],
                  [-42, 130],
                  [-42, 54],
                  [-66, 74],
                  [-90, 44],
                ],
                color,
              ),
            )
          : place(
              x,
              y,
              s,
              shape('-40,0! -8,0! -8,100 20,120 14,136 -40,134!', color) +
                shape('10,0! 42,0! 42,100 70,120 64,136 10,134!', color),
            );
  }
  return out;
}

/** A sign that hangs from a bracket; (x, y) is the wall end. */
export const sign = (
  x: number,
  y: number,
  s: number,
  board: string,
  iron: string,
  inner = '',
  flip = false,
): string =>
  place(
    x,
    y,
    s,
    line(0, 0, 240, 0, iron, 14) +
      brush('0,90 60,30 150,4', iron, 9) +
      line(60, 0, 60, 40, iron, 6) +
      line(210, 0, 210, 40, iron, 6) +
      rect(26, 40, 220, 150, board) +
      `<rect x="40" y="54" width="192" height="122" fill="none" stroke="${iron}" stroke-width="6"/>` +
      `<g transform="translate(136 115)">${inner}</g>`,
    flip,
  );

/** A fish, for signs; about 150 long. */
export const fish = (color: string, cut: string): string =>
  path(curve('-70,0! -30,-36 30,-34 64,-4 30,30 -30,34'), color) +
  poly(
    [
      [-60, 0],
      [-96, -30],
      [-96, 30],
    ],
    color,
  ) +
  circle(36, -8, 6, cut) +
  brush('8,-24 0,0 8,22', cut, 5);
