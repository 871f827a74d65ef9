/** Row houses: windows, doors, cornices, stoops. */
import { c } from '../ink.ts';
import { between, type Random, seeded } from '../rng.ts';
import { circle, line, path, rect, times } from '../svg.ts';

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

/** A row house with its stoop on the left or right; `ground` is the sidewalk. */
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
