/**
 * A picture as components receive it: every address is already known, nothing is looked up while rendering.
 * Made by `scripts/generator/pictures/plan.ts` from an original in `content/images/`.
 */
export interface ResponsiveImage {
  /** Base name of the original, e.g. `jerry-fox`. */
  name: string;
  /** What is seen, for people who cannot see it. Empty only for pure decoration. */
  alt: string;
  /** Pixel size of the original after EXIF rotation; gives the aspect ratio. */
  width: number;
  height: number;
  /** Largest published file in the original's format: the `src`. Its `.webp` twin has the same stem. */
  src: string;
  /** Published widths in pixels, ascending, never above the original's, at most 1536. */
  widths: number[];
  /** `{stem}-{width}.{format}` is each file: one hash per photo keeps the HTML small. */
  stem: string;
  /** Format of the original, as a file ending without dot. */
  format: 'jpg' | 'png' | 'webp';
  /** Average colour, as `#rrggbb`, shown until the picture has arrived. */
  color: string;
  /** The point that crops keep in sight, from the left and from the top: `30% 20%`. Without one it is the middle. */
  focus?: string;
}

/** A published picture without its description and its focus, which belong to the place that shows it. */
export type ImageFiles = Omit<ResponsiveImage, 'alt' | 'focus'>;

/** How first-screen pictures are encoded once more: at the PSNR of the WebP files, a quarter smaller. */
export const avifOptions = { quality: 55, effort: 2 } as const;
/** AVIF serves the first screen, where a phone at double density asks for 640 pixels at least. */
const avifLeast = 640;

/** The published files of a first-screen picture in AVIF. Their names hold the encoder's options, as the stem does for the others. */
export function avifFiles({
  stem,
  widths,
}: Pick<ResponsiveImage, 'stem' | 'widths'>): { path: string; width: number }[] {
  const { quality, effort } = avifOptions;
  return widths
    .filter((width) => width >= avifLeast)
    .map((width) => ({ path: `${stem}-${width}-q${quality}e${effort}.avif`, width }));
}
