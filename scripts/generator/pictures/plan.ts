/** Plans the published files of each picture without encoding any: widths, names, addresses. Pure. */
import { avifFiles, type ImageFiles, type ResponsiveImage } from '../../../content/image.ts';

/** Spec section 9: responsive image widths, in pixels. */
const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** The properties of an original; width and height are those after rotation by EXIF. */
export interface ProbedImage extends Omit<ImageFiles, 'src' | 'widths' | 'stem'> {
  /** Absolute path. */
  original: string;
  /** Path for messages: `content/images/jerry-fox.jpg`. */
  file: string;
  /** Hash of bytes and encoder options, 6 hexadecimal digits: short and one per picture, so that addresses compress well. */
  hash: string;
  /** How the published files differ from the original, e.g. `rotated`, `location removed`. */
  changes: readonly string[];
}
export interface PlannedImage extends ImageFiles, ProbedImage {
  /** Whether a page's first screen shows it. */
  first?: boolean;
}
export interface Variant {
  /** Path in the output, e.g. `assets/images/jerry-fox.1a2b3c-640.webp`. */
  path: string;
  width: number;
  format: ImageFiles['format'] | 'avif';
}

export function planImage(image: ProbedImage): PlannedImage {
  const { name, width, format, hash } = image;
  const fitting: number[] = imageWidths.filter((candidate) => candidate <= width);
  // An original narrower than the largest width is also published at its own width, and never enlarged.
  const widths = width < 1536 && !fitting.includes(width) ? [...fitting, width] : fitting;
  const stem = `/assets/images/${name}.${hash}`;
  return { ...image, src: `${stem}-${widths.at(-1)}.${format}`, widths, stem };
}

/** The data of a picture for pages, without the path of its original. */
export function publicImage(
  { name, width, height, src, widths, stem, format, color }: ImageFiles,
  alt: string,
  focus?: string,
): ResponsiveImage {
  return { name, width, height, src, widths, stem, format, color, alt, ...(focus ? { focus } : {}) };
}

/** All files of a picture: each width in the original's format and as WebP; for a first screen also as AVIF. */
export function variantsOf({ stem, widths, format, first }: ImageFiles & { first?: boolean }): Variant[] {
  const formats = [...new Set([format, 'webp'] as const)];
  return [
    ...widths.flatMap((width) =>
      formats.map((kind): Variant => ({ path: `${stem.slice(1)}-${width}.${kind}`, width, format: kind })),
    ),
    ...(first ? avifFiles({ stem, widths }) : []).map(
      (file): Variant => ({ path: file.path.slice(1), width: file.width, format: 'avif' }),
    ),
  ];
}
