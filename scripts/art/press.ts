/**
 * Simulates a woodcut print of a flat drawing: one plate per ink, each slightly out of register, with uneven edges, uneven
 * ink and a few unprinted specks. It computes each pixel, which takes about a second.
 */
import sharp, { type Sharp } from 'sharp';
import {
  allRecipes,
  type InkName,
  inkColors,
  inkNames,
  paperColor,
  type Recipe,
  type Screen,
} from './ink.ts';
import { type Random, seeded } from './rng.ts';
import { type Wear, wear } from './wear.ts';

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Offset in pixels of each plate. */
const register: Record<InkName, readonly [number, number]> = {
  sand: [-2, 1],
  straw: [2, 1],
  sage: [-2, -1],
  stone: [1, 2],
  gold: [2, -1],
  olive: [-1, -2],
  orange: [2, 2],
  ink: [0, 0],
};

interface Flat {
  /** Index of the recipe at each pixel. */
  index: Uint8Array;
  recipes: Recipe[];
  width: number;
  height: number;
}

/** Prints an SVG as raw RGB. `scale` is the number of pixels per unit of the drawing. */
export async function print(
  svg: string,
  width: number,
  height: number,
  seed: number,
  scale = 1,
): Promise<Sharp> {
  const flat = await separate(svg, width, height);
  const random = seeded(seed);
  const surface = wear();
  const paper = rgb(paperColor);
  const out = new Float32Array(width * height * 3);
  for (let i = 0; i < out.length; i += 3) {
    out[i] = paper[0];
    out[i + 1] = paper[1];
    out[i + 2] = paper[2];
  }
  for (const name of inkNames) {
    if (!flat.recipes.some((recipe) => recipe[name])) continue;
    pressPlate(
      out,
      plate(flat, name, surface, random, scale),
      rgb(inkColors[name]),
      paper,
      surface,
      random,
      width,
    );
  }
  return sharp(Buffer.from(Uint8ClampedArray.from(out).buffer), { raw: { width, height, channels: 3 } });
}

async function separate(svg: string, width: number, height: number): Promise<Flat> {
  const raw = await sharp(Buffer.from(svg))
    .resize(width, height)
    .flatten({ background: paperColor })
    .raw()
    .toBuffer();
  const all = [...allRecipes()];
  const byColor = new Map(all.map(([hex], index) => [Number.parseInt(hex.slice(1), 16), index]));
  const index = new Uint8Array(width * height);
  let last = 0;
  // A pixel of another color is on a clipped edge: it takes its neighbor's.
  for (let i = 0, p = 0; i < index.length; i += 1, p += 3) {
    const color = ((raw[p] ?? 0) << 16) | ((raw[p + 1] ?? 0) << 8) | (raw[p + 2] ?? 0);
    last = byColor.get(color) ?? last;
    index[i] = last;
  }
  return { index, recipes: all.map(([, recipe]) => recipe), width, height };
}

/** Amount of the ink at each pixel, 0 to 255. */
function plate(flat: Flat, name: InkName, surface: Wear, random: Random, scale: number): Uint8Array {
  const { index, recipes, width, height } = flat;
  const screens = recipes.map((recipe) => recipe[name]);
  const kinds = Uint8Array.from(screens, (screen) => (!screen ? 0 : screen.kind === 'solid' ? 1 : 2));
  const [dx, dy] = register[name];
  const ox = Math.floor(random() * 1024);
  const oy = Math.floor(random() * 1024);
  const mask = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = ((y + oy) & 1023) << 10;
    for (let x = 0; x < width; x += 1, i += 1) {
      const at = row | ((x + ox) & 1023);
      const sx = Math.min(width - 1, Math.max(0, x - dx + (surface.shiftX[at] ?? 0)));
      const sy = Math.min(height - 1, Math.max(0, y - dy + (surface.shiftY[at] ?? 0)));
      const recipe = index[sy * width + sx] ?? 0;
      const kind = kinds[recipe];
      if (kind === 1) mask[i] = 255;
      else if (kind === 2) mask[i] = covers(screens[recipe], sx / scale, sy / scale) ? 255 : 0;
    }
  }
  return mask;
}

/** Whether a screen has ink at this point of the drawing. */
function covers(screen: Screen | undefined, x: number, y: number): boolean {
  if (!screen) return false;
  if (screen.kind === 'solid') return true;
  if (screen.kind === 'fade') {
    const share = Math.min(1, Math.max(0, (y - screen.from) / (screen.to - screen.from)));
    const cover = screen.cover + (screen.coverEnd - screen.cover) * share;
    return (((y % screen.pitch) + screen.pitch) % screen.pitch) / screen.pitch < cover;
  }
  const angle = (screen.angle * Math.PI) / 180;
  const u = x * Math.sin(angle) + y * Math.cos(angle);
  const across = u / screen.pitch - Math.floor(u / screen.pitch);
  if (screen.kind === 'lines') return across < screen.cover;
  const v = x * Math.cos(angle) - y * Math.sin(angle);
  const along = v / screen.pitch - Math.floor(v / screen.pitch);
  return (across - 0.5) ** 2 + (along - 0.5) ** 2 < screen.cover / Math.PI;
}

/** Prints one plate over the previous ones: inks are transparent, so they multiply. */
function pressPlate(
  out: Float32Array,
  mask: Uint8Array,
  ink: Rgb,
  paper: Rgb,
  surface: Wear,
  random: Random,
  width: number,
): void {
  const soft = blur(blur(mask, width), width);
  const ox = Math.floor(random() * 1024);
  const oy = Math.floor(random() * 1024);
  const [fr, fg, fb] = [ink[0] / paper[0] - 1, ink[1] / paper[1] - 1, ink[2] / paper[2] - 1];
  for (let i = 0, p = 0; i < soft.length; i += 1, p += 3) {
    const cover = soft[i] ?? 0;
    if (cover < 40) continue;
    const x = i % width;
    const y = (i - x) / width;
    const at = (((y + oy) & 1023) << 10) | ((x + ox) & 1023);
    const edge = Math.min(1, Math.max(0, (cover + (surface.grain[at] ?? 0) - 98) / 60));
    const a = edge * (surface.take[at] ?? 1);
    out[p] = (out[p] ?? 0) * (1 + fr * a);
    out[p + 1] = (out[p + 1] ?? 0) * (1 + fg * a);
    out[p + 2] = (out[p + 2] ?? 0) * (1 + fb * a);
  }
}

/** A 3 by 3 mean. */
function blur(mask: Uint8Array, width: number): Uint8Array {
  const level = new Uint8Array(mask.length);
  const result = new Uint8Array(mask.length);
  for (let i = 1; i < mask.length - 1; i += 1)
    level[i] = ((mask[i - 1] ?? 0) + (mask[i] ?? 0) + (mask[i + 1] ?? 0)) / 3;
  for (let i = 0; i < mask.length; i += 1) {
    const here = level[i] ?? 0;
    result[i] = ((level[i - width] ?? here) + here + (level[i + width] ?? here)) / 3;
  }
  return result;
}
