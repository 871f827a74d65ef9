/** Draws the logo with the company's name as files for print: `public/logos/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openLettering } from '../generator/pictures/share/lettering.ts';

const face = fileURLToPath(new URL('../generator/pictures/share/fraunces.ttf', import.meta.url));
const [name, size, height] = ['Cats About Town', 22, 44];
/** Width of the PNG in pixels. */
const pixels = 2000;

/** @param folder `public/` */
export async function makeLogos(folder: string): Promise<void> {
  const letters = await openLettering(face);
  const sign = readFileSync(path.join(folder, 'icons/icon.svg'), 'utf8')
    .trim()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const width = Math.ceil(height + 10 + letters.width(name, { size }));
  // Outlines use the typeface's units, which are much smaller than a pixel here.
  const outlines = letters
    .draw(name, { size }, height + 10, 29.5)
    .replace(/ d="[^"]+"/g, (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(+number))));
  const logo = (ink: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">${sign}<g fill="${ink}">${outlines}</g></svg>\n`;
  const target = path.join(folder, 'logos');
  mkdirSync(target, { recursive: true });
  const onLight = logo('#2b1a10');
  writeFileSync(path.join(target, 'logo.svg'), onLight);
  writeFileSync(path.join(target, 'logo-on-dark.svg'), logo('#f5ead3'));
  const png = sharp(Buffer.from(onLight), { density: Math.ceil((72 * pixels) / width) }).resize(pixels);
  writeFileSync(
    path.join(target, 'logo.png'),
    await png.png({ palette: true, compressionLevel: 9 }).toBuffer(),
  );
}
