import { between, seeded } from '../rng.ts';
import { brush, circle, draw, ellipse, line, path, place, poly, rect, shape, times } from '../svg.ts';

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

/** Flagstones: a sidewalk with a curb below. */
export const pavement = (y: number, h: number, width: number, fill: string, cut: string, shift = 0): string =>
  rect(0, y, width, h, fill) +
  line(0, y, width, y, cut, 6) +
  line(0, y + h - 6, width, y + h - 6, cut, 12) +
  times(9, (i) => line(i * 260 + shift, y, i * 260 - 70 + shift, y + h, cut, 5));

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

/** A puddle that reflects light. */
export const puddle = (x: number, y: number, w: number, color: string, shine: string): string =>
  ellipse(x, y, w, w * 0.16, color) +
  line(x - w * 0.4, y - w * 0.03, x + w * 0.2, y - w * 0.03, shine, 6) +
  line(x - w * 0.1, y + w * 0.06, x + w * 0.5, y + w * 0.06, shine, 6);
