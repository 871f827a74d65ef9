/** Makes pictures when they are first asked for, and the others behind them: what `npm start` and `npm run dev` serve from. */
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { BuildError, type Problem } from './build-error.ts';
import { cachedVariant, encodeImage, isMade } from './image-encode.ts';
import { type PlannedImage, type Variant, variantsOf } from './image-plan.ts';

export interface PictureQueue {
  /** Whether the path under the site's root is a planned picture, e.g. `/assets/images/a.1a2b3c4d-640.webp`. */
  has(urlPath: string): boolean;
  /** The file on disk, made first if need be. */
  make(urlPath: string): Promise<string>;
  /** Makes all that is missing. `onProgress` hears of each picture that is done. */
  makeAll(onProgress?: (done: number, total: number) => void): Promise<{ made: number; reused: number }>;
}

export function createPictureQueue(images: Iterable<PlannedImage>, cacheDir: string): PictureQueue {
  const variants = new Map<string, { image: PlannedImage; variant: Variant }>();
  const all = [...images];
  for (const image of all)
    for (const variant of variantsOf(image)) variants.set(`/${variant.path}`, { image, variant });
  const running = new Map<string, Promise<Problem | undefined>>();

  /** One encoding per picture and width at a time, however often it is asked for. */
  const encode = (image: PlannedImage, width: number): Promise<Problem | undefined> => {
    const key = `${image.stem}-${width}`;
    const started =
      running.get(key) ?? encodeImage(image, cacheDir, [width]).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };

  return {
    has: (urlPath) => variants.has(urlPath),
    async make(urlPath) {
      const found = variants.get(urlPath);
      if (!found) throw new Error(`No picture has the address ${urlPath}.`);
      if (!isMade(cacheDir, found.variant)) {
        const problem = await encode(found.image, found.variant.width);
        if (problem) throw new BuildError([problem]);
      }
      return cachedVariant(cacheDir, found.variant);
    },
    async makeAll(onProgress) {
      const limit = pLimit(availableParallelism());
      const open = all.filter((image) => variantsOf(image).some((variant) => !isMade(cacheDir, variant)));
      let done = 0;
      const results = await Promise.all(
        open.map((image) =>
          limit(async () => {
            const problems: Problem[] = [];
            for (const width of image.widths) {
              const problem = await encode(image, width);
              if (problem) {
                problems.push(problem);
                break;
              }
            }
            onProgress?.(++done, open.length);
            return problems;
          }),
        ),
      );
      const problems = results.flat();
      if (problems.length > 0) throw new BuildError(problems);
      return { made: open.length, reused: all.length - open.length };
    },
  };
}
