/**
 * A picture as components receive it, with all its addresses, so that rendering needs no lookup.
 * Created by `scripts/generator/pictures/plan.ts` from an original in `content/images/`.
 */
export interface ResponsiveImage {
  /** Base name of the original, e.g. `jerry-fox`. */
  name: string;
  /** Text alternative: what the picture shows. Empty only for decoration. */
  alt: string;
  /** Pixel size of the original after EXIF rotation; gives the aspect ratio. */
  width: number;
  height: number;
  /** Largest published file in the original's format: the `src`. Its `.webp` version has the same stem. */
  src: string;
  /** Published widths in pixels, ascending, never above the original's, at most 1536. */
  widths: number[];
  /** Files are named `{stem}-{width}.{format}`; one hash per picture keeps the HTML small. */
  stem: string;
  /** Format of the original, as a file extension without the dot. */
  format: 'jpg' | 'png' | 'webp';
  /** Average color as `#rrggbb`, shown until the picture has loaded. */
  color: string;
  /** The point that crops keep visible, from the left and from the top: `30% 20%`. The center by default. */
  focus?: string;
}

/** A published picture without text alternative and focus, which depend on where it is used. */
export type ImageFiles = Omit<ResponsiveImage, 'alt' | 'focus'>;

/** Options of the additional AVIF encoding of first-screen pictures: the same PSNR as WebP in 25 % fewer bytes. */
export const avifOptions = { quality: 55, effort: 2 } as const;
/** Smallest AVIF width: on the first screen, a phone with a pixel density of 2 needs at least 640 pixels. */
const avifLeast = 640;

/** The published files of a first-screen picture in AVIF. Their names include the options of that encoding; those of the others are part of the stem. */
export function avifFiles({
  stem,
  widths,
}: Pick<ResponsiveImage, 'stem' | 'widths'>): { path: string; width: number }[] {
  const { quality, effort } = avifOptions;
  return widths
    .filter((width) => width >= avifLeast)
    .map((width) => ({ path: `${stem}-${width}-q${quality}e${effort}.avif`, width }));
}
