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

/**
 * Options of the additional AVIF encoding of first-screen pictures, by width in pixels. Quality 55 has the PSNR of WebP in 25 %
 * fewer bytes. On phones, color at half the resolution (as in JPEG and WebP) and effort 4 have nearly the SSIM of quality 50 at
 * effort 3 in 20 % fewer bytes, for twice the processor time; at all widths that would add a minute to a first build.
 */
export const avifOptions = (
  width: number,
): { quality: number; effort: number; chromaSubsampling: '4:2:0' | '4:4:4' } =>
  width <= phoneMost
    ? { quality: 45, effort: 4, chromaSubsampling: '4:2:0' }
    : { quality: 55, effort: 2, chromaSubsampling: '4:4:4' };
/** Largest width that phones with a pixel density of less than 2 choose. */
const phoneMost = 768;
/** Smallest AVIF width: on the first screen, a phone with a pixel density of 2 needs at least 640 pixels. */
const avifLeast = 640;

/** The published files of a first-screen picture in AVIF. Their names include the options of that encoding; those of the others are part of the stem. */
export function avifFiles({
  stem,
  widths,
}: Pick<ResponsiveImage, 'stem' | 'widths'>): { path: string; width: number }[] {
  return widths
    .filter((width) => width >= avifLeast)
    .map((width) => {
      const { quality, effort } = avifOptions(width);
      return { path: `${stem}-${width}-q${quality}e${effort}.avif`, width };
    });
}
