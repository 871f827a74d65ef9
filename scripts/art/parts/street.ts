/** Things that stand in streets and parks. */
import { c } from '../ink.ts';
import { between, seeded } from '../rng.ts';
import { brush, circle, curve, draw, ellipse, line, path, place, poly, rect, shape, times } from '../svg.ts';

/** A street lamp; (x, y) is its foot; about 700 high at scale 1. */
export const lamp = (x: number, y: number, s: number, iron: string, light: string, glow?: string): string =>
  place(
    x,
    y,
    s,
    (glow ? circle(0, -620, 190, glow) : '') +
      rect(-13, -540, 26, 540, iron) +
      poly(
        [
          [-46, 0],
          [-30, -60],
          [30, -60],
          [46, 0],
        ],
        iron,
      ) +
      rect(-26, -120, 52, 18, iron) +
      rect(-90, -500, 180, 12, iron) +
      poly(
        [
          [-44, -560],
          [-62, -690],
          [62, -690],
          [44, -560],
        ],
        iron,
      ) +
      poly(
        [
          [-34, -568],
          [-50, -682],
          [50, -682],
          [34, -568],
        ],
        light,
      ) +
      line(0, -560, 0, -690, iron, 7) +
      poly(
        [
          [-74, -688],
          [-30, -740],
          [30, -740],
          [74, -688],
        ],
        iron,
      ) +
      circle(0, -754, 16, iron),
  );

/** Iron railings with pointed heads. */
export const railings = (x: number, y: number, w: number, h: number, iron: string, step = 44): string =>
  rect(x, y - h * 0.78, w, Math.max(6, h * 0.04), iron) +
  rect(x, y - h * 0.14, w, Math.max(6, h * 0.04), iron) +
  times(
    Math.floor(w / step),
    (i) =>
      line(x + (i + 0.5) * step, y, x + (i + 0.5) * step, y - h * 0.9, iron, Math.max(6, h * 0.035)) +
      poly(
        [
          [x + (i + 0.5) * step - 11, y - h * 0.88],
          [x + (i + 0.5) * step, y - h * 1.04],
          [x + (i + 0.5) * step + 11, y - h * 0.88],
        ],
        iron,
      ),
  );

/** A park bench from the front, about 520 wide. */
export const bench = (x: number, y: number, s: number, wood: string, iron: string): string =>
  place(
    x,
    y,
    s,
    times(3, (i) => rect(-260, -290 + i * 52, 520, 36, wood)) +
      rect(-270, -130, 540, 34, wood) +
      [-230, 0, 230]
        .map((dx) => rect(dx - 12, -300, 24, 300, iron) + rect(dx - 34, -14, 68, 14, iron))
        .join('') +
      brush('-246,-130 -290,-190 -240,-210', iron, 16) +
      brush('246,-130 290,-190 240,-210', iron, 16),
  );

/** A tree in leaf (or bare), about 900 high at scale 1. */
export function tree(
  x: number,
  y: number,
  s: number,
  trunk: string,
  leaf: string | undefined,
  seed = 3,
  cut?: string,
): string {
  const random = seeded(seed);
  const crown = leaf
    ? times(9, (i) => {
        const a = (i / 9) * Math.PI * 2;
        return circle(
          Math.cos(a) * 190 + between(random, -30, 30),
          -620 + Math.sin(a) * 150 + between(random, -20, 20),
          between(random, 110, 160),
          leaf,
        );
      }) +
      circle(0, -620, 200, leaf) +
      (cut
        ? times(26, () => {
            const [lx, ly] = [between(random, -250, 250), between(random, -830, -450)];
            return draw(`M${lx.toFixed(0)} ${ly.toFixed(0)}q18 -22 40 -6`, cut, 8);
          })
        : '')
    : times(
        7,
        (i) =>
          brush(
            `0,${-300 - i * 40} ${(i % 2 ? 1 : -1) * (90 + i * 14)},${-440 - i * 46} ${(i % 2 ? 1 : -1) * (150 + i * 12)},${-620 - i * 40}`,
            trunk,
            20 - i * 2,
          ) +
          brush(
            `${(i % 2 ? 1 : -1) * (100 + i * 12)},${-460 - i * 46} ${(i % 2 ? 1 : -1) * (230 - i * 6)},${-500 - i * 50}`,
            trunk,
            8,
          ),
      ) + brush('0,-300 10,-560 -10,-820', trunk, 24);
  return place(
    x,
    y,
    s,
    shape('-52,0! -30,-120 -24,-320 -40,-460! 40,-460! 26,-320 32,-120 56,0!', trunk) + crown,
  );
}

/** Rounded paving stones in perspective rows. */
export function cobbles(
  y: number,
  height: number,
  width: number,
  fill: string,
  gap: string,
  seed = 4,
): string {
  const random = seeded(seed);
  let out = rect(0, y, width, height - y, gap);
  let at = y;
  while (at < height) {
    const h = 26 + ((at - y) / Math.max(1, height - y)) * 46;
    for (let x = -between(random, 0, 90); x < width; ) {
      const w = h * between(random, 1.5, 2.3);
      out += rect(x + 3, at + 3, w - 7, h - 7, fill, `rx="${(h * 0.32).toFixed(0)}"`);
      x += w;
    }
    at += h;
  }
  return out;
}

/** Flagstones: a pavement with a kerb below. */
export const pavement = (y: number, h: number, width: number, fill: string, cut: string, shift = 0): string =>
  rect(0, y, width, h, fill) +
  line(0, y, width, y, cut, 6) +
  line(0, y + h - 6, width, y + h - 6, cut, 12) +
  times(9, (i) => line(i * 260 + shift, y, i * 260 - 70 + shift, y + h, cut, 5));

/** A fire hydrant, about 260 high. */
export const hydrant = (x: number, y: number, s: number, color: string, cut: string): string =>
  place(
    x,
    y,
    s,
    rect(-70, -26, 140, 26, color) +
      rect(-52, -200, 104, 180, color) +
      path('M-60 -196Q0 -290 60 -196Z', color) +
      rect(-72, -206, 144, 22, color) +
      circle(-64, -140, 26, color) +
      circle(64, -140, 26, color) +
      circle(0, -130, 34, cut) +
      circle(0, -130, 22, color) +
      rect(-14, -268, 28, 34, color) +
      line(-52, -60, 52, -60, cut, 7),
  );

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

/** A small fountain with two bowls, about 500 wide. */
export const fountain = (
  x: number,
  y: number,
  s: number,
  stone: string,
  spray: string,
  cut: string,
): string =>
  place(
    x,
    y,
    s,
    times(7, (i) => draw(`M0 -420Q${(i - 3) * 46} -560 ${(i - 3) * 66} -300`, spray, 9)) +
      path('M-130 -320H130Q110 -250 30 -244V-150H-30V-244Q-110 -250 -130 -320Z', stone) +
      times(5, (i) => draw(`M${(i - 2) * 56} -310Q${(i - 2) * 90} -300 ${(i - 2) * 100} -150`, spray, 7)) +
      path('M-280 -160H280Q250 -60 90 -50V0H-90V-50Q-250 -60 -280 -160Z', stone) +
      rect(-290, -172, 580, 22, cut) +
      rect(-160, -18, 320, 18, cut),
  );

/** A puddle that mirrors light. */
export const puddle = (x: number, y: number, w: number, color: string, shine: string): string =>
  ellipse(x, y, w, w * 0.16, color) +
  line(x - w * 0.4, y - w * 0.03, x + w * 0.2, y - w * 0.03, shine, 6) +
  line(x - w * 0.1, y + w * 0.06, x + w * 0.5, y + w * 0.06, shine, 6);
