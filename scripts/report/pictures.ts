/** What the published variants of each picture save compared with its original. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export interface PictureSaving {
  /** File of the original, e.g. `jerry-fox.jpg`. */
  file: string;
  /** Bytes of the original. */
  original: number;
  /** Bytes that a phone loads: the WebP of 640 px, or the widest below. */
  phone: number;
  /** Bytes of the widest WebP. */
  widest: number;
  /** Published files: each width in two formats. */
  files: number;
  /** A small variant in the output, used as thumbnail. */
  sample: string;
}

/** Pictures with variants in the output, the largest saving first. @param originals folder of the originals */
export function savePictures(dir: string, originals: string): PictureSaving[] {
  const images = path.join(dir, 'assets', 'images');
  const variants = new Map<string, { file: string; width: number }[]>();
  for (const file of existsSync(images) ? readdirSync(images) : []) {
    const [, name, width] = /^(.+)\.[0-9a-f]{6}-(\d+)\.\w+$/.exec(file) ?? [];
    if (name) variants.set(name, [...(variants.get(name) ?? []), { file, width: Number(width) }]);
  }
  const sizeOf = (file: string) => statSync(path.join(images, file)).size;
  return readdirSync(originals)
    .flatMap((file) => {
      const { name } = path.parse(file);
      const files = variants.get(name) ?? [];
      const webp = files
        .filter((variant) => variant.file.endsWith('.webp'))
        .sort((a, b) => a.width - b.width);
      const [smallest, widest] = [webp[0], webp.at(-1)];
      if (!smallest || !widest) return [];
      const phone = webp.findLast(({ width }) => width <= 640) ?? smallest;
      return [
        {
          file,
          original: statSync(path.join(originals, file)).size,
          phone: sizeOf(phone.file),
          widest: sizeOf(widest.file),
          files: files.length,
          sample: path.join(images, smallest.file),
        },
      ];
    })
    .sort((a, b) => b.original - b.phone - (a.original - a.phone));
}
