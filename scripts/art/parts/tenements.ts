/** Tenements with shops and fire escapes. */
import { c } from '../ink.ts';
import { seeded } from '../rng.ts';
import { line, path, poly, rect, times } from '../svg.ts';
import { cornice, type HouseLook, sash } from './houses.ts';

/** A tenement; `bay` is the relative x position (0..1) of the bay with the fire escape, `null` for none. */
export function tenement(
  x: number,
  ground: number,
  w: number,
  h: number,
  look: HouseLook,
  bay: number | null = 0.5,
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
  if (bay !== null)
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
