/** Makes photo-like originals for the benchmark: soft shapes and some grain, 2000 pixels wide, each different. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { seeded } from './synthetic.ts';

export async function writePhotos(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { default: sharp } = await import('sharp');
  for (let number = 0; number < count; number++) {
    const random = seeded(number + 7);
    const shapes = Array.from({ length: 60 }, () => {
      const [x, y, size] = [random() * 2000, random() * 1333, 40 + random() * 400].map(Math.round);
      const color = `rgb(${[random(), random(), random()].map((part) => Math.round(part * 255)).join(',')})`;
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="${color}" opacity="0.6"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1333">${shapes.join('')}</svg>`;
    const grain = await sharp({
      create: {
        width: 2000,
        height: 1333,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 12 },
      },
    })
      .png()
      .toBuffer();
    const picture = sharp(Buffer.from(svg)).composite([{ input: grain, blend: 'overlay' }]);
    await picture.jpeg({ quality: 85 }).toFile(path.join(folder, `photo-${number}.jpg`));
  }
}
