/** From a scene to a JPEG. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { print } from './press.ts';
import { seedOf } from './rng.ts';
import type { Scene } from './scene.ts';
import { sheet } from './svg.ts';

/** Draws, prints and writes `{folder}/{name}.jpg`; gives its path. */
export async function render(name: string, scene: Scene, folder: string): Promise<string> {
  const { width, height } = scene;
  const printed = await print(
    sheet(width, height, scene.draw({ width, height })),
    width,
    height,
    seedOf(name),
  );
  const file = path.join(folder, `${name}.jpg`);
  await mkdir(folder, { recursive: true });
  await printed.jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:2:0' }).toFile(file);
  return file;
}

/** All pictures, small, on one sheet, in the order given; five in a row. */
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
