/** The wear of hand printing as seamless tiles of 1024 by 1024 pixels, computed once. */
import { type Random, seeded } from './rng.ts';

export interface Wear {
  /** Displacement of an edge, in pixels. */
  shiftX: Int8Array;
  shiftY: Int8Array;
  /** Roughness of the edge, about -40 to 40. */
  grain: Int8Array;
  /** Share of the ink on the paper, 0 to 1. */
  take: Float32Array;
}

const size = 1024;
let made: Wear | undefined;

/** The tiles; made on first use. */
export function wear(): Wear {
  made ??= make(seeded(1883));
  return made;
}

function make(random: Random): Wear {
  const wave = (cell: number): Float32Array => valueNoise(random, cell);
  const [wideX, wideY, fineX, fineY] = [wave(64), wave(64), wave(32), wave(32)];
  const [cloud, mid, fine] = [wave(256), wave(32), wave(4)];
  const shiftX = new Int8Array(size * size);
  const shiftY = new Int8Array(size * size);
  const grain = new Int8Array(size * size);
  const take = new Float32Array(size * size);
  for (let i = 0; i < take.length; i += 1) {
    shiftX[i] = Math.round((wideX[i] ?? 0) * 3 + (fineX[i] ?? 0) * 1.6);
    shiftY[i] = Math.round((wideY[i] ?? 0) * 3 + (fineY[i] ?? 0) * 1.6);
    grain[i] = (mid[i] ?? 0) * 14 + (fine[i] ?? 0) * 12;
    take[i] = 0.965 + (cloud[i] ?? 0) * 0.035;
  }
  specks(take, random);
  return { shiftX, shiftY, grain, take };
}

/** Smooth noise between -1 and 1 on a lattice of `cell` pixels. */
function valueNoise(random: Random, cell: number): Float32Array {
  const count = size / cell;
  const lattice = Float32Array.from({ length: count * count }, () => random() * 2 - 1);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const at = (x: number, y: number): number => lattice[(y % count) * count + (x % count)] ?? 0;
  const result = new Float32Array(size * size);
  for (let y = 0, i = 0; y < size; y += 1) {
    const gy = Math.floor(y / cell);
    const ty = ease((y % cell) / cell);
    for (let x = 0; x < size; x += 1, i += 1) {
      const gx = Math.floor(x / cell);
      const tx = ease((x % cell) / cell);
      const top = at(gx, gy) * (1 - tx) + at(gx + 1, gy) * tx;
      const low = at(gx, gy + 1) * (1 - tx) + at(gx + 1, gy + 1) * tx;
      result[i] = top * (1 - ty) + low * ty;
    }
  }
  return result;
}

/** A few small unprinted spots; texture costs bytes, so they are sparse. */
function specks(take: Float32Array, random: Random): void {
  for (let k = 0; k < 120; k += 1) {
    const x = Math.floor(random() * size);
    const y = Math.floor(random() * size);
    const radius = 0.8 + random() ** 3 * 2.6;
    const reach = Math.ceil(radius);
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        if (dx * dx + dy * dy > radius * radius) continue;
        take[(((y + dy) & (size - 1)) << 10) | ((x + dx) & (size - 1))] = 0.12;
      }
    }
  }
}
