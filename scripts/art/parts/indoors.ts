/** Rooms: windows from inside, curtains, walls, floors and furniture. */
import { c } from '../ink.ts';
import { between, seeded } from '../rng.ts';
import { brush, circle, draw, inside, line, path, place, poly, rect, shape, times } from '../svg.ts';

/** A window from inside: the view is drawn in its opening, then bars, frame and sill. */
export function windowFrame(
  x: number,
  y: number,
  w: number,
  h: number,
  view: string,
  frame: string,
  sill: string,
  bars: 'cross' | 'sash' | 'none' = 'cross',
): string {
  const d = `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const t = 26;
  return [
    rect(x - t * 1.6, y - t * 1.6, w + t * 3.2, h + t * 3.2, frame),
    inside(d, view),
    bars === 'none' ? '' : rect(x, y + h * 0.46 - t / 2, w, t * 0.9, frame),
    bars === 'cross' ? rect(x + w / 2 - t * 0.4, y, t * 0.8, h, frame) : '',
    rect(x - t * 4, y + h + t * 0.4, w + t * 8, t * 2.2, sill),
    rect(x - t * 3.2, y + h + t * 2.6, w + t * 6.4, t, frame),
  ].join('');
}

/** A curtain on one side, from x to x + w. */
export const curtain = (
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: string,
  fold: string,
  tied = true,
): string => {
  const dir = Math.sign(w);
  const d = tied
    ? `M${x} ${y}H${x + w}Q${x + w * 0.9} ${y + h * 0.4} ${x + w * 0.36} ${y + h * 0.6}Q${x + w * 0.5} ${y + h * 0.8} ${x + w * 0.6} ${y + h}H${x}Z`
    : `M${x} ${y}H${x + w}Q${x + w * 0.86} ${y + h * 0.5} ${x + w} ${y + h}H${x}Z`;
  return (
    path(d, cloth) +
    times(4, (i) =>
      draw(
        `M${x + w * (0.16 + i * 0.2)} ${y}Q${x + w * (0.14 + i * 0.16)} ${y + h * 0.4} ${x + w * (0.08 + i * 0.07)} ${y + h * 0.6}`,
        fold,
        8,
      ),
    ) +
    (tied ? line(x, y + h * 0.6, x + w * 0.38 + dir * 6, y + h * 0.6, fold, 24) : '')
  );
};

/** A potted plant: geranium-like, about 420 high. */
export function plant(
  x: number,
  y: number,
  s: number,
  pot: string,
  leaf: string,
  flower: string | undefined,
  seed = 2,
): string {
  const random = seeded(seed);
  return place(
    x,
    y,
    s,
    times(11, (i) => {
      const [tx, ty] = [
        (i - 5) * 34 + between(random, -16, 16),
        -250 - between(random, 20, 190) + Math.abs(i - 5) * 16,
      ];
      return (
        brush(`0,-150 ${tx * 0.4},-220 ${tx},${ty}`, leaf, 8) +
        shape(`${tx},${ty + 34}! ${tx - 42},${ty} ${tx},${ty - 44}! ${tx + 42},${ty}`, leaf)
      );
    }) +
      (flower
        ? times(4, (i) => {
            const [fx, fy] = [(i - 1.5) * 78, -420 + Math.abs(i - 1.5) * 50];
            return (
              line(fx, fy, fx * 0.3, -240, leaf, 7) +
              times(5, (k) =>
                circle(fx + Math.cos(k * 1.26) * 22, fy + Math.sin(k * 1.26) * 22, 20, flower),
              ) +
              circle(fx, fy, 12, c.paper)
            );
          })
        : '') +
      poly(
        [
          [-92, -150],
          [92, -150],
          [66, 0],
          [-66, 0],
        ],
        pot,
      ) +
      rect(-104, -170, 208, 40, pot) +
      line(-92, -128, 92, -128, c.paper, 6),
  );
}

/** A radiator of iron columns. */
export const radiator = (x: number, y: number, w: number, h: number, iron: string, cut: string): string =>
  rect(x - 10, y - h, w + 20, 26, iron) +
  times(
    Math.floor(w / 64),
    (i) =>
      rect(x + i * 64, y - h + 10, 50, h - 40, iron, 'rx="24"') +
      line(x + i * 64 + 25, y - h + 50, x + i * 64 + 25, y - 70, cut, 7),
  ) +
  rect(x - 6, y - 58, w + 6, 18, iron) +
  rect(x + 10, y - 42, 22, 42, iron) +
  rect(x + w - 46, y - 42, 22, 42, iron);

/** A cushion, about 700 wide. */
export const cushion = (x: number, y: number, s: number, cloth: string, cut: string): string =>
  place(
    x,
    y,
    s,
    shape(
      '-360,-120! -180,-150 0,-156 180,-150 360,-120! 380,-60 360,6! 180,26 0,30 -180,26 -360,6! -380,-60',
      cloth,
    ) +
      brush('-330,-60 0,-40 330,-60', cut, 8) +
      circle(-362, -118, 18, cut) +
      circle(362, -118, 18, cut) +
      circle(-362, 4, 18, cut) +
      circle(362, 4, 18, cut),
  );

/** A wallpaper of small sprigs over a ground. */
export function wallpaper(
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  sprig: string,
  step = 130,
): string {
  let out = rect(x, y, w, h, ground);
  for (let row = 0; row * step < h + step; row += 1)
    for (let col = 0; col * step < w + step; col += 1) {
      const [px, py] = [x + col * step + (row % 2 ? step / 2 : 0), y + row * step];
      out +=
        shape(`${px},${py - 22}! ${px + 13},${py} ${px},${py + 22}! ${px - 13},${py}`, sprig) +
        draw(
          `M${px - 26} ${py + 8}Q${px - 8} ${py + 26} ${px} ${py + 34}Q${px + 8} ${py + 26} ${px + 26} ${py + 8}`,
          sprig,
          5,
        );
    }
  return inside(`M${x} ${y}h${w}v${h}h${-w}Z`, out);
}

export const stripes = (
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  band: string,
  step = 90,
): string =>
  rect(x, y, w, h, ground) +
  times(Math.ceil(w / step), (i) => rect(x + i * step, y, Math.min(step * 0.4, w - i * step), h, band));

export const floorboards = (y: number, width: number, height: number, wood: string, cut: string): string =>
  rect(0, y, width, height - y, wood) +
  times(Math.ceil((height - y) / 70), (i) => line(0, y + i * 70 + 40, width, y + i * 70 + 40, cut, 6)) +
  times(Math.ceil((height - y) / 70) * 4, (i) =>
    line(
      ((i * 613) % 2000) + 60,
      y + Math.floor(i / 4) * 70 - 30,
      ((i * 613) % 2000) + 60,
      y + Math.floor(i / 4) * 70 + 40,
      cut,
      6,
    ),
  );
