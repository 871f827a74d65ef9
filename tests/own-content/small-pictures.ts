/**
 * Reduces the originals of a copied content folder, for tests of servers and commands: encoding all files of the full ones takes
 * four minutes of processor time. The live site of `npm test` has files of all widths.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The smallest width that is published in all formats, in pixels. */
const width = 640;

/**
 * @param content a copy: its pictures are overwritten
 * @throws Error for a picture that cannot be decoded
 */
export async function reducePictures(content: string): Promise<void> {
  const folder = path.join(content, 'images');
  for (const name of readdirSync(folder)) {
    if (!/\.(?:jpe?g|png|webp)$/i.test(name)) continue;
    const file = path.join(folder, name);
    const small = await sharp(readFileSync(file))
      .keepMetadata()
      .resize({ width, withoutEnlargement: true })
      .toBuffer();
    writeFileSync(file, small);
  }
}
