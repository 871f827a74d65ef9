/** Makes the bitmap icons from the drawn logo, `public/icons/icon.svg`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** @param folder `public/` */
export async function makeIcons(folder: string): Promise<void> {
  const sign = readFileSync(path.join(folder, 'icons/icon.svg'), 'utf8');
  const scene = /<g clip-path[^>]*>(.*)<\/g>/s.exec(sign)?.[1] ?? '';
  const [clip = ''] = /<clipPath.*<\/clipPath>/s.exec(sign) ?? [];
  const sky = scene.slice(0, scene.indexOf('/>') + 2);
  const cat = scene.slice(scene.lastIndexOf('<path'));
  // The drawing extends beyond the logo's circle.
  const square = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${scene}</svg>`;
  // At 16 pixels only the cat is recognizable.
  const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">${clip}<g clip-path="url(#a)">${sky}<g transform="translate(-28.700 -21.500) scale(1.55)">${cat}</g></g></svg>`;

  const save = async (name: string, svg: string, size: number) =>
    writeFileSync(path.join(folder, 'icons', name), await render(svg, size));
  await save('icon-192.png', sign, 192);
  await save('icon-512.png', sign, 512);
  await save('apple-touch-icon.png', square('0 0 44 44'), 180);
  // Platforms crop the maskable icon to any shape that contains its central 80 %.
  await save('icon-maskable-512.png', square('-5 -10.500 54 54'), 512);
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map((size) => render(size === 16 ? small : sign, size)));
  writeFileSync(path.join(folder, 'favicon.ico'), ico(images, sizes));
}

const render = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size * 4) / 44 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** An ICO file is a list of sizes and offsets, followed by the PNG files. */
function ico(images: readonly Buffer[], sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { length }] of images.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([head, ...images]);
}
