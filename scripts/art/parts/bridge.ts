/** The Brooklyn Bridge: two pointed arches in each tower, hanging cables, and fanned stays. */
import { line, path, poly, rect, times } from '../svg.ts';

export interface BridgeLook {
  stone: string;
  /** Color seen through the arches. */
  through: string;
  cable: string;
  deck: string;
  /** Shadow side of the stone. */
  shade?: string;
}

/** A tower; `base` is the water, `deck` the height of the road above it, both in pixels. */
export function bridgeTower(
  x: number,
  base: number,
  w: number,
  h: number,
  look: BridgeLook,
  fine = true,
): string {
  const top = base - h;
  const arch = (cx: number): string => {
    const half = w * 0.125;
    const low = base - h * 0.36;
    const spring = top + h * 0.3;
    const point = top + h * 0.13;
    return path(
      `M${cx - half} ${low}V${spring}Q${cx - half} ${point + h * 0.06} ${cx} ${point}Q${cx + half} ${point + h * 0.06} ${cx + half} ${spring}V${low}Z`,
      look.through,
    );
  };
  const courses = times(7, (i) =>
    line(
      x - w * 0.47,
      base - h * 0.05 - i * h * 0.045,
      x + w * 0.47,
      base - h * 0.05 - i * h * 0.045,
      look.cable,
      3,
    ),
  );
  return [
    poly(
      [
        [x - w * 0.56, base],
        [x - w * 0.5, base - h * 0.36],
        [x - w * 0.46, top + h * 0.06],
        [x + w * 0.46, top + h * 0.06],
        [x + w * 0.5, base - h * 0.36],
        [x + w * 0.56, base],
      ],
      look.stone,
    ),
    look.shade
      ? poly(
          [
            [x + w * 0.3, base],
            [x + w * 0.3, top + h * 0.06],
            [x + w * 0.46, top + h * 0.06],
            [x + w * 0.5, base - h * 0.36],
            [x + w * 0.56, base],
          ],
          look.shade,
        )
      : '',
    arch(x - w * 0.21),
    arch(x + w * 0.21),
    rect(x - w * 0.53, top, w * 1.06, h * 0.035, look.stone),
    rect(x - w * 0.49, top + h * 0.035, w * 0.98, h * 0.03, look.cable),
    fine ? courses : '',
  ].join('');
}

/** How much of the bridge is drawn; a small picture needs less, and weighs less. */
export interface BridgeDetail {
  /** The fan of stays below each tower's top. */
  stays?: boolean;
  /** Distance of the hanging ropes, and their width. */
  hangers?: readonly [distance: number, width: number];
  /** The lattice below the road and the courses of the stone. */
  fine?: boolean;
}

/** The whole crossing between two towers at `x1` and `x2`, with side spans to both edges of the picture. */
export function bridge(
  x1: number,
  x2: number,
  base: number,
  h: number,
  w: number,
  look: BridgeLook,
  width = 2000,
  { stays = true, hangers: [distance, thickness] = [34, 3], fine = true }: BridgeDetail = {},
): string {
  const top = base - h + h * 0.05;
  const road = base - h * 0.4;
  const sag = (x: number): number => {
    if (x >= x1 && x <= x2) {
      const t = (x - x1) / (x2 - x1);
      return road - h * 0.03 - (road - h * 0.03 - top) * (2 * t - 1) ** 2;
    }
    const reach = (x2 - x1) * 0.62;
    const t = Math.min(1.4, (x < x1 ? x1 - x : x - x2) / reach);
    return top + (road - top) * (t * 1.25 - 0.25 * t * t);
  };
  let ropes = '';
  for (let x = -10; x < width + 30; x += distance) {
    const y = sag(x);
    if (y < road - 8) ropes += line(x, y, x, road, look.cable, thickness);
  }
  let cable = '';
  for (let x = -20; x <= width + 20; x += 20)
    cable += `${cable ? 'L' : 'M'}${x} ${Math.min(sag(x), road + 60).toFixed(0)}`;
  const fan = stays
    ? [x1, x2]
        .map((x) =>
          times(
            9,
            (i) =>
              line(x, top + 16, x + (i + 1) * (x2 - x1) * 0.045, road, look.cable, 2.5) +
              line(x, top + 16, x - (i + 1) * (x2 - x1) * 0.045, road, look.cable, 2.5),
          ),
        )
        .join('')
    : '';
  return [
    ropes,
    fan,
    bridgeTower(x1, base, w, h, look, fine),
    bridgeTower(x2, base, w, h, look, fine),
    `<path d="${cable}" fill="none" stroke="${look.cable}" stroke-width="9"/>`,
    rect(-20, road, width + 40, h * 0.05, look.deck),
    fine
      ? times(
          Math.ceil(width / 60),
          (i) =>
            line(i * 60, road + h * 0.05, i * 60 + 30, road + h * 0.085, look.deck, 6) +
            line(i * 60 + 60, road + h * 0.05, i * 60 + 30, road + h * 0.085, look.deck, 6),
        ) + rect(-20, road + h * 0.08, width + 40, h * 0.016, look.deck)
      : '',
  ].join('');
}

/** The wooden walkway in one-point perspective towards a tower; (x, y) is the vanishing point. */
export function walkway(
  x: number,
  y: number,
  width: number,
  height: number,
  look: BridgeLook & { plank: string; gap: string },
): string {
  const planks = times(10, (i) => {
    const t = (i / 10) ** 2.2;
    const yy = y + (height - y) * t;
    return line(x - (x + 60) * t * 1.04, yy, x + (width - x + 60) * t * 1.04, yy, look.gap, 2 + 8 * t);
  });
  const cables = [0.12, 0.3, 0.52].map((k, i) => {
    const end = i * 180 - 60;
    return (
      line(x - 30, y - 20, -40, end + k * 300, look.cable, 7 + i * 2) +
      line(x + 30, y - 20, width + 40, end + k * 300, look.cable, 7 + i * 2)
    );
  });
  const ropes = times(7, (i) => {
    const t = 0.16 + (i / 7) ** 1.6 * 0.86;
    const yl = y + (height - y) * t * 0.62;
    const yTop = y - 20 - (y + 30) * t * 0.96;
    return (
      line(x - (x + 40) * t, yTop, x - (x + 40) * t, yl, look.cable, 3 + 5 * t) +
      line(x + (width - x + 40) * t, yTop, x + (width - x + 40) * t, yl, look.cable, 3 + 5 * t)
    );
  });
  return [
    poly(
      [
        [x - 34, y],
        [x + 34, y],
        [width + 260, height],
        [-260, height],
      ],
      look.plank,
    ),
    planks,
    ...cables,
    ropes,
    line(x - 34, y, -40, y + (height - y) * 0.62, look.deck, 16),
    line(x + 34, y, width + 40, y + (height - y) * 0.62, look.deck, 16),
    line(x - 34, y - 8, -40, y + (height - y) * 0.34, look.deck, 9),
    line(x + 34, y - 8, width + 40, y + (height - y) * 0.34, look.deck, 9),
  ].join('');
}
