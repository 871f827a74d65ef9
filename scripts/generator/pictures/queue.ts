/** Encodes pictures on request, and the others in the background, for `npm start` and `npm run dev`. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { readChecked } from '../../core/cache/checked-file.ts';
import { BuildError, type Problem } from '../../core/errors/problem.ts';
import { encodeWidth } from './encode.ts';
import { type PlannedImage, variantsOf } from './plan.ts';
import type { SharePicture } from './share/share-plan.ts';

export interface PictureQueue {
  /** Whether the path under the site's root is a planned picture, e.g. `/assets/images/a.1a2b3c-640.webp`. */
  has(urlPath: string): boolean;
  /** Number of pictures. */
  size: number;
  /** Addresses of all files. */
  paths(): Iterable<string>;
  /** The bytes of a file, if it is encoded and complete. */
  read(urlPath: string): Buffer | undefined;
  /** The bytes of a file, which is encoded first if necessary. */
  make(urlPath: string): Promise<Buffer>;
  /**
   * Encodes all missing files. `onProgress` is called after each picture.
   * @param only originals, e.g. `content/images/cat.jpg`; the default is all
   */
  makeAll(
    onProgress?: (done: number, total: number) => void,
    only?: ReadonlySet<string>,
  ): Promise<MadePictures>;
}

interface MadePictures {
  made: number;
  reused: number;
  /** Originals of newly encoded files, sorted by name. */
  originals: MadeOriginal[];
}

export interface MadeOriginal {
  /** `content/images/cat.jpg` */
  file: string;
  /** How its files differ from it, e.g. `rotated`. */
  changes: readonly string[];
  /** Number of encoded files. */
  files: number;
  ms: number;
}

/** Encodes some files of one picture. */
type Job = () => Promise<Problem | undefined>;

/** Runs once at a time, however often it is requested. */
function runOnce(run: Job): Job {
  let running: ReturnType<Job> | undefined;
  const end = () => {
    running = undefined;
  };
  return () => (running ??= run().finally(end));
}

/** @param shares pictures for link previews, each with the image on it */
export function createPictureQueue(
  images: Iterable<PlannedImage>,
  cacheDir: string,
  shares: readonly { share: SharePicture; image: PlannedImage }[] = [],
): PictureQueue {
  const jobOf = new Map<string, Job>();
  const pictures: { paths: string[]; jobs: Job[]; image?: PlannedImage }[] = [];
  for (const image of images) {
    const jobs = image.widths.map((width) => runOnce(() => encodeWidth(image, width, cacheDir)));
    const paths = variantsOf(image).map(({ path, width }) => {
      const job = jobs[image.widths.indexOf(width)];
      if (job) jobOf.set(`/${path}`, job);
      return `/${path}`;
    });
    pictures.push({ paths, jobs, image });
  }
  for (const { share, image } of shares) {
    // The typeface and its shaping engine are loaded for the first picture.
    const job = runOnce(async () =>
      (await import('./share/share-draw.ts')).makeShare(share, image, cacheDir),
    );
    pictures.push({ paths: [`/${share.path}`], jobs: [job] });
    jobOf.set(`/${share.path}`, job);
  }
  const read = (urlPath: string) =>
    jobOf.has(urlPath) ? readChecked(path.join(cacheDir, urlPath)) : undefined;
  const isMissing = (urlPath: string) => read(urlPath) === undefined;

  return {
    size: pictures.length,
    has: (urlPath) => jobOf.has(urlPath),
    paths: () => jobOf.keys(),
    read,
    async make(urlPath) {
      const known = read(urlPath);
      if (known) return known;
      const job = jobOf.get(urlPath);
      if (!job) throw new Error(`No picture has the address ${urlPath}.`);
      const problem = await job();
      if (problem) throw new BuildError([problem]);
      return read(urlPath) ?? Promise.reject(new Error(`${urlPath} is missing in the cache.`));
    },
    async makeAll(onProgress, only) {
      const open = pictures.filter(
        ({ paths, image }) => (!only || (image && only.has(image.file))) && paths.some(isMissing),
      );
      let done = 0;
      const originals: MadeOriginal[] = [];
      const results = await pLimit(availableParallelism()).map(open, async ({ paths, jobs, image }) => {
        const begun = performance.now();
        const files = paths.filter(isMissing).length;
        let problem: Problem | undefined;
        for (const job of jobs) problem ??= await job();
        onProgress?.(++done, open.length);
        if (image && !problem) {
          const { file, changes } = image;
          originals.push({ file, changes, files, ms: performance.now() - begun });
        }
        return problem;
      });
      const problems = results.filter((problem) => problem !== undefined);
      if (problems.length > 0) throw new BuildError(problems);
      originals.sort((a, b) => (a.file < b.file ? -1 : 1));
      return { made: open.length, reused: pictures.length - open.length, originals };
    },
  };
}
