/** Encodes the files of one picture into the cache. No other module encodes originals. */
import path from 'node:path';
import type { Sharp } from 'sharp';
import { avifOptions } from '../../../content/image.ts';
import { readChecked, writeChecked } from '../../core/cache/checked-file.ts';
import type { Problem } from '../../core/errors/problem.ts';
import { jpegOptions, pngOptions, webpOptions } from './options.ts';
import { readOriginal } from './original.ts';
import { encodeProblem } from './picture-problem.ts';
import { type PlannedImage, type Variant, variantsOf } from './plan.ts';

/** Encodes the missing files of one width of a picture, which is resized once for all formats. */
export async function encodeWidth(
  image: PlannedImage,
  width: number,
  cacheDir: string,
): Promise<Problem | undefined> {
  // The path of a file contains the hash of bytes and options.
  const missing = variantsOf(image).filter(
    (variant) => variant.width === width && !readChecked(path.join(cacheDir, variant.path)),
  );
  if (missing.length === 0) return undefined;
  const original = await readOriginal(image);
  if (!Buffer.isBuffer(original)) return { file: image.file, ...original };
  const { default: sharp } = await import('sharp');
  try {
    // Rotated before it is resized. Sharp drops metadata by default.
    const { data, info } = await sharp(original)
      .autoOrient()
      .toColorspace('srgb')
      .resize({ width, withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const made = await Promise.all(
      missing.map(async (variant) => {
        const bytes = await encoders[variant.format](sharp(data, { raw }), variant.width).toBuffer();
        return { variant, bytes };
      }),
    );
    for (const { variant, bytes } of made) writeChecked(path.join(cacheDir, variant.path), bytes);
    return undefined;
  } catch (error) {
    return encodeProblem(error, image.file, 'The picture cannot be converted');
  }
}

const encoders: Record<Variant['format'], (picture: Sharp, width: number) => Sharp> = {
  jpg: (picture) => picture.jpeg(jpegOptions),
  png: (picture) => picture.png(pngOptions),
  webp: (picture) => picture.webp(webpOptions),
  avif: (picture, width) => picture.avif(avifOptions(width)),
};
