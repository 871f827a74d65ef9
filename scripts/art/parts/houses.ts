/** Houses: windows, brownstones with stoops, tenements with fire escapes, towers, water tanks. */
import { c } from '../ink.ts';
import { between, pick, type Random, seeded } from '../rng.ts';
import { circle, ellipse, line, path, poly, rect, times } from '../svg.ts';

export interface HouseLook {
  wall: string;
  trim: string;
  glass: string;
  lit?: string;
  /** Share of windows that are lit, 0 to 1. */
  glow?: number;
  door?: string;
  seed?: number;
}

/** A sash window with sill and lintel; (x, y) is its upper left corner. */
export function sash(x: number, y: number, w: number, h: number, look: HouseLook, random: Random): string {
  const lit = random() < (look.glow ?? 0.25);
  const glass = lit ? (look.lit ?? c.gold) : look.glass;
  const shade =
    random() < 0.45 ? rect(x, y, w, h * between(random, 0.15, 0.5), lit ? c.paper : look.trim) : '';
  const bars = look.glass === c.ink ? look.wall : look.trim;
  return [
    rect(x, y, w, h, glass),
    shade,
    line(x, y + h * 0.5, x + w, y + h * 0.5, bars, Math.max(4, w * 0.08)),
    line(x + w / 2, y, x + w / 2, y + h, bars, Math.max(3, w * 0.05)),
    rect(x - w * 0.16, y + h, w * 1.32, h * 0.07, look.trim),
    rect(x - w * 0.12, y - h * 0.13, w * 1.24, h * 0.12, look.trim),
  ].join('');
}

/** A cornice with brackets. */
export const cornice = (x: number, y: number, w: number, h: number, color: string, under: string): string =>
  rect(x - w * 0.03, y - h, w * 1.06, h * 0.45, color) +
  rect(x - w * 0.015, y - h * 0.55, w * 1.03, h * 0.55, color) +
  times(Math.max(4, Math.round(w / 46)), (i) =>
    rect(
      x + (i + 0.28) * (w / Math.max(4, Math.round(w / 46))),
      y - h * 0.4,
      (w / Math.max(4, Math.round(w / 46))) * 0.42,
      h * 0.5,
      under,
    ),
  );

/** A row house; `ground` is the pavement. With its stoop on the left or right. */
export function brownstone(
  x: number,
  ground: number,
  w: number,
  h: number,
  look: HouseLook,
  stoop: 'left' | 'right' | 'none' = 'left',
): string {
  const random = seeded(look.seed ?? Math.round(x * 7 + w));
  const basement = h * 0.15;
  const floors = Math.max(2, Math.round((h - basement) / (w * 0.62)));
  const floor = (h - basement - h * 0.05) / floors;
  const first = ground - basement - floor;
  const cols = 3;
  const ww = w * 0.17;
  const col = (i: number): number => x + w * (0.11 + i * 0.305);
  let out =
    rect(x, ground - h, w, h, look.wall) +
    cornice(x, ground - h + h * 0.05, w, h * 0.07, look.trim, look.wall);
  const doorCol = stoop === 'none' ? -1 : stoop === 'left' ? 0 : 2;
  for (let f = 0; f < floors; f += 1) {
    const y = ground - basement - floor * (f + 1) + floor * 0.22;
    for (let i = 0; i < cols; i += 1) {
      if (f === 0 && i === doorCol) continue;
      out += sash(col(i), y, ww, floor * (f === 0 ? 0.62 : 0.56), look, random);
    }
  }
  out += rect(x - w * 0.01, ground - basement - h * 0.012, w * 1.02, h * 0.018, look.trim);
  for (let i = 0; i < cols; i += 1)
    if (i !== doorCol)
      out +=
        rect(col(i), ground - basement * 0.72, ww, basement * 0.46, look.glass) +
        times(3, (k) =>
          line(
            col(i) + ww * (0.25 + k * 0.25),
            ground - basement * 0.72,
            col(i) + ww * (0.25 + k * 0.25),
            ground - basement * 0.26,
            look.trim,
            4,
          ),
        );
  if (doorCol >= 0)
    out +=
      door(col(doorCol) - ww * 0.12, first + floor * 0.18, ww * 1.24, floor * 0.82, look) +
      steps(col(doorCol) + ww / 2, ground, w * 0.36, basement, look);
  return out;
}

/** A panelled double door with a fanlight; (x, y) upper left. */
export function door(x: number, y: number, w: number, h: number, look: HouseLook): string {
  const leaf = look.door ?? c.olive;
  return [
    rect(x - w * 0.16, y - h * 0.02, w * 1.32, h * 1.02, look.trim),
    path(
      `M${x} ${y + h}V${y + w * 0.5}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w * 0.5}V${y + h}Z`,
      look.glass,
    ),
    path(
      `M${x + w * 0.1} ${y + w * 0.5}A${w * 0.4} ${w * 0.4} 0 0 1 ${x + w * 0.9} ${y + w * 0.5}Z`,
      look.lit ?? c.gold,
    ),
    rect(x + w * 0.06, y + w * 0.58, w * 0.42, h - w * 0.58, leaf),
    rect(x + w * 0.52, y + w * 0.58, w * 0.42, h - w * 0.58, leaf),
    circle(x + w * 0.44, y + h * 0.68, Math.max(4, w * 0.03), look.lit ?? c.gold),
  ].join('');
}

/** A stoop of `rise` height with iron rails, seen from the front. */
export function steps(
  x: number,
  ground: number,
  w: number,
  rise: number,
  look: HouseLook,
  count = 6,
): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const t = 1 - i / count;
    const sw = w * (0.72 + 0.28 * t);
    const y = ground - rise + (rise / count) * (count - 1 - i);
    out =
      rect(
        x - sw / 2,
        ground - (rise / count) * (i + 1),
        sw,
        (rise / count) * 0.96,
        i % 2 ? look.wall : look.trim,
      ) + out;
    void y;
  }
  const rail = (s: number): string =>
    line(x + s * w * 0.5, ground, x + s * w * 0.5, ground - rise * 0.75, c.ink, 9) +
    circle(x + s * w * 0.5, ground - rise * 0.8, 10, c.ink) +
    line(x + s * w * 0.36, ground - rise, x + s * w * 0.36, ground - rise * 1.7, c.ink, 8) +
    line(x + s * w * 0.5, ground - rise * 0.72, x + s * w * 0.36, ground - rise * 1.66, c.ink, 9) +
    times(4, (i) =>
      line(
        x + s * w * (0.5 - 0.028 * (i + 1)),
        ground - rise * (0.2 * (i + 1)),
        x + s * w * (0.5 - 0.028 * (i + 1)),
        ground - rise * (0.72 + 0.19 * (i + 1)),
        c.ink,
        5,
      ),
    );
  return out + rail(-1) + rail(1);
}

/** A tenement; `bay` is the x share (0..1) of the bay that carries the fire escape. */
export function tenement(
  x: number,
  ground: number,
  w: number,
  h: number,
  look: HouseLook,
  bay: number | undefined = 0.5,
  cols = 4,
  floors = 5,
): string {
  const random = seeded(look.seed ?? Math.round(x * 3 + w));
  const shop = h / (floors + 0.35);
  const ww = (w / cols) * 0.46;
  let out =
    rect(x, ground - h, w, h, look.wall) +
    cornice(x, ground - h + h * 0.03, w, h * 0.055, look.trim, look.wall);
  for (let f = 0; f < floors; f += 1) {
    const y = ground - shop * (f + 1) + shop * 0.26;
    if (f > 0)
      for (let i = 0; i < cols; i += 1)
        out += sash(x + (w / cols) * (i + 0.27), y, ww, shop * 0.56, look, random);
  }
  out += shopfront(x, ground, w, shop * 0.92, look);
  if (bay !== undefined)
    out += fireEscape(
      x + w * bay - (w / cols) * 0.95,
      ground - shop * 1.02,
      (w / cols) * 1.9,
      shop,
      floors - 1,
      c.ink,
    );
  return out;
}

/** Shop windows, door and an awning. */
export function shopfront(
  x: number,
  ground: number,
  w: number,
  h: number,
  look: HouseLook,
  awning: string = c.olive,
): string {
  const stripes = 10;
  const sw = (w * 0.92) / stripes;
  return [
    rect(x, ground - h, w, h, look.trim),
    rect(x + w * 0.06, ground - h * 0.7, w * 0.34, h * 0.52, look.lit ?? c.gold),
    rect(x + w * 0.6, ground - h * 0.7, w * 0.34, h * 0.52, look.lit ?? c.gold),
    rect(x + w * 0.43, ground - h * 0.74, w * 0.14, h * 0.74, look.glass),
    rect(x + w * 0.455, ground - h * 0.66, w * 0.09, h * 0.3, look.lit ?? c.gold),
    times(stripes, (i) =>
      poly(
        [
          [x + w * 0.04 + i * sw, ground - h],
          [x + w * 0.04 + (i + 1) * sw, ground - h],
          [x + w * 0.04 + (i + 1) * sw + (i - 4.5) * 2, ground - h * 0.72],
          [x + w * 0.04 + i * sw + (i - 5.5) * 2, ground - h * 0.72],
        ],
        i % 2 ? c.paper : awning,
      ),
    ),
    times(stripes, (i) =>
      path(
        `M${x + w * 0.04 + i * sw + (i - 5.5) * 2} ${ground - h * 0.72}q${sw / 2} ${h * 0.12} ${sw + 2} 0Z`,
        i % 2 ? c.paper : awning,
      ),
    ),
  ].join('');
}

/** Landings and ladders, from the upper edge of the shop up. */
export function fireEscape(
  x: number,
  base: number,
  w: number,
  floor: number,
  floors: number,
  color: string,
): string {
  let out = '';
  for (let f = 0; f < floors; f += 1) {
    const y = base - floor * f;
    out += rect(x, y - 6, w, 12, color) + line(x, y - floor * 0.3, x + w, y - floor * 0.3, color, 6);
    out += times(Math.round(w / 26), (i) =>
      line(
        x + (i + 0.5) * (w / Math.round(w / 26)),
        y,
        x + (i + 0.5) * (w / Math.round(w / 26)),
        y - floor * 0.3,
        color,
        3.5,
      ),
    );
    out += line(x, y, x, y - floor * 0.32, color, 7) + line(x + w, y, x + w, y - floor * 0.32, color, 7);
    if (f < floors - 1) {
      const [from, to] = f % 2 ? [x + w * 0.82, x + w * 0.3] : [x + w * 0.18, x + w * 0.7];
      out += line(from, y, to, y - floor, color, 6) + line(from + 34, y, to + 34, y - floor, color, 6);
      out += times(8, (i) =>
        line(
          from + (to - from) * (i / 8),
          y - (floor * i) / 8,
          from + (to - from) * (i / 8) + 34,
          y - (floor * i) / 8,
          color,
          4,
        ),
      );
    }
  }
  return (
    out +
    line(x + w * 0.8, base, x + w * 0.8, base + floor * 0.5, color, 6) +
    line(x + w * 0.8 + 30, base, x + w * 0.8 + 30, base + floor * 0.5, color, 6) +
    times(5, (i) =>
      line(x + w * 0.8, base + floor * 0.1 * i, x + w * 0.8 + 30, base + floor * 0.1 * i, color, 4),
    )
  );
}

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

/** Towers from the left to the right edge, of varied outline; some windows lit. */
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
