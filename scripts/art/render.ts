/** Renders a scene to a JPEG. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { print } from './press.ts';
import { seedOf } from './rng.ts';
import type { Scene } from './scene.ts';
import { sheet } from './svg.ts';

/** Smallest length of an original's longer side, in pixels. */
const leastSide = 2000;

/** Draws, prints and writes `{folder}/{name}.jpg`. @returns its path */
export async function render(name: string, scene: Scene, folder: string): Promise<string> {
  const scale = Math.max(1, leastSide / Math.max(scene.width, scene.height));
  const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
  const drawing = sheet(scene.width, scene.height, scene.draw(scene), scale);
  const printed = await print(drawing, width, height, seedOf(name), scale);
  const file = path.join(folder, `${name}.jpg`);
  await mkdir(folder, { recursive: true });
  await printed.jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:2:0' }).toFile(file);
  return file;
}

/** An overview of the pictures in the given order, five per row. */
export async function contactSheet(files: readonly string[], target: string, cell = 480): Promise<void> {
  const columns = Math.min(5, files.length);
  const height = Math.round(cell * 0.68);
  const thumbs = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize(cell - 10, height - 10, { fit: 'contain', background: '#ffffff' })
        .toBuffer(),
      left: (index % columns) * cell + 5,
      top: Math.floor(index / columns) * height + 5,
    })),
  );
  await mkdir(path.dirname(target), { recursive: true });
  const rows = Math.ceil(files.length / columns);
  await sharp({
    create: { width: columns * cell, height: rows * height, channels: 3, background: '#ffffff' },
  })
    .composite(thumbs)
    .jpeg({ quality: 80 })
    .toFile(target);
}
