/** Encodes pictures on request, and the others in the background, for `npm start` and `npm run dev`. */
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { readChecked } from '../../core/checked-file.ts';
import { BuildError, type Problem } from '../../core/problem.ts';
import { cachedVariant, encodeImage, isMade } from './encode.ts';
import { type PlannedImage, type Variant, variantsOf } from './plan.ts';
import type { SharePicture } from './share/share-plan.ts';

export interface PictureQueue {
  /** Whether the path under the site's root is a planned picture, e.g. `/assets/images/a.1a2b3c4d-640.webp`. */
  has(urlPath: string): boolean;
  /** Number of pictures. */
  size: number;
  /** Addresses of all files. */
  paths(): Iterable<string>;
  /** The bytes of a file, if it is encoded and complete. */
  read(urlPath: string): Buffer | undefined;
  /** The bytes of a file, which is encoded first if necessary. */
  make(urlPath: string): Promise<Buffer>;
  /** Encodes all missing files. `onProgress` is called after each picture. */
  makeAll(onProgress?: (done: number, total: number) => void): Promise<MadePictures>;
}

export interface MadePictures {
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

/** A unit of work: some files of one picture. */
interface Job {
  /** Jobs with the same name run once, however often they are requested. */
  name: string;
  run(): Promise<Problem | undefined>;
}
type File = Pick<Variant, 'path'>;

/** @param shares pictures for link previews, each with the image on it */
export function createPictureQueue(
  images: Iterable<PlannedImage>,
  cacheDir: string,
  shares: readonly { share: SharePicture; artwork: PlannedImage }[] = [],
): PictureQueue {
  const files = new Map<string, { file: File; job: Job }>();
  const pictures: { files: File[]; jobs: Job[]; image?: PlannedImage }[] = [];
  for (const image of images) {
    const variants = variantsOf(image);
    const jobs = image.widths.map((width) => ({
      name: `${image.stem}-${width}`,
      run: () => encodeImage(image, cacheDir, [width]),
    }));
    pictures.push({ files: variants, jobs, image });
    for (const variant of variants) {
      const job = jobs[image.widths.indexOf(variant.width)];
      if (job) files.set(`/${variant.path}`, { file: variant, job });
    }
  }
  for (const { share, artwork } of shares) {
    const file: File = { path: share.path };
    const job = { name: share.path, run: () => printShare(share, artwork, cacheDir) };
    pictures.push({ files: [file], jobs: [job] });
    files.set(`/${file.path}`, { file, job });
  }
  const running = new Map<string, Promise<Problem | undefined>>();
  const start = ({ name, run }: Job): Promise<Problem | undefined> => {
    const started = running.get(name) ?? run().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };

  const read = (urlPath: string) => {
    const found = files.get(urlPath);
    return found && readChecked(cachedVariant(cacheDir, found.file));
  };

  return {
    size: pictures.length,
    has: (urlPath) => files.has(urlPath),
    paths: () => files.keys(),
    read,
    async make(urlPath) {
      const known = read(urlPath);
      if (known) return known;
      const job = files.get(urlPath)?.job;
      if (!job) throw new Error(`No picture has the address ${urlPath}.`);
      const problem = await start(job);
      if (problem) throw new BuildError([problem]);
      return read(urlPath) ?? Promise.reject(new Error(`${urlPath} vanished from the cache.`));
    },
    async makeAll(onProgress) {
      const limit = pLimit(availableParallelism());
      const open = pictures.filter((picture) => picture.files.some((file) => !isMade(cacheDir, file)));
      let done = 0;
      const originals: MadeOriginal[] = [];
      const results = await Promise.all(
        open.map(({ files: own, jobs, image }) =>
          limit(async () => {
            const begun = performance.now();
            const missing = own.filter((file) => !isMade(cacheDir, file)).length;
            let problem: Problem | undefined;
            for (const job of jobs) {
              problem = await start(job);
              if (problem) break;
            }
            onProgress?.(++done, open.length);
            if (image && !problem)
              originals.push({
                ...{ file: image.file, changes: image.changes, files: missing },
                ms: performance.now() - begun,
              });
            return problem;
          }),
        ),
      );
      const problems = results.filter((problem) => problem !== undefined);
      if (problems.length > 0) throw new BuildError(problems);
      originals.sort((a, b) => (a.file < b.file ? -1 : 1));
      return { made: open.length, reused: pictures.length - open.length, originals };
    },
  };
}

/** The typeface and its shaping engine are loaded for the first picture. */
async function printShare(
  share: SharePicture,
  artwork: PlannedImage,
  cacheDir: string,
): Promise<Problem | undefined> {
  const { makeShare } = await import('./share/share-draw.ts');
  return makeShare(share, artwork, cacheDir);
}
