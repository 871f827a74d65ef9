/** The build's two steps for pictures: plan them before rendering, and provide their files before publishing. */
import path from 'node:path';
import type { FileHashes } from '../../core/cache/file-hashes.ts';
import type { Problem } from '../../core/errors/problem.ts';
import { createProgress } from '../../core/process/progress.ts';
import type { Output } from '../output/output.ts';
import { madeLines } from './made-lines.ts';
import { type PlannedImage, planImage } from './plan.ts';
import { probeImages } from './probe.ts';
import { prunePictures } from './prune.ts';
import { createPictureQueue, type PictureQueue } from './queue.ts';
import type { SharePicture } from './share/share-plan.ts';

export interface KnownImages {
  images: Map<string, PlannedImage>;
  problems: Problem[];
}

export async function findImages({
  files,
  cacheDir,
  hashes,
}: {
  files: { imageFolder: string };
  cacheDir: string;
  hashes: FileHashes;
}): Promise<KnownImages> {
  const { images, problems } = await probeImages(files.imageFolder, path.join(cacheDir, 'pictures'), hashes);
  return { images: new Map(images.map((image) => [image.name, planImage(image)])), problems };
}

interface ProvidedPictures {
  made: number;
  reused: number;
  /** Set if the caller encodes the pictures itself. */
  queue: PictureQueue | undefined;
}

/** The pictures of a page. */
interface ShownPictures {
  share: SharePicture;
  /** Stems of the pictures on its first screen. */
  first: string[];
}

/** Creates a queue for the published pictures, including those for link previews. */
export function openPictures(
  { images }: KnownImages,
  pages: readonly ShownPictures[],
  cacheDir: string,
): PictureQueue {
  const first = new Set(pages.flatMap(({ first }) => first));
  const shares = pages.flatMap(({ share }) => {
    const image = images.get(share.image);
    return image ? [{ share, image }] : [];
  });
  const planned = [...images.values()].map((image) => ({ ...image, first: first.has(image.stem) }));
  return createPictureQueue(planned, path.join(cacheDir, 'pictures'), shares);
}

/** Encodes all files and puts them into the output, or returns a queue that encodes them on demand. */
export async function providePictures(
  known: KnownImages,
  pages: readonly ShownPictures[],
  cacheDir: string,
  output: Output,
  { pictures, log }: { pictures: 'encode' | 'defer'; log?: (line: string) => void },
): Promise<ProvidedPictures> {
  const queue = openPictures(known, pages, cacheDir);
  if (pictures === 'defer') return { made: 0, reused: 0, queue };
  // Addresses contain the hash of everything that a file depends on, so an existing file is up to date.
  const missing = [...queue.paths()].filter((address) => !output.keepNamed(address.slice(1)));
  const toMake = missing.filter((address) => {
    const bytes = queue.read(address);
    if (bytes) output.write(address.slice(1), bytes);
    return !bytes;
  });
  if (toMake.length === 0) return { made: 0, reused: queue.size, queue: undefined };
  const { made, reused, originals } = await queue.makeAll(createProgress('Encoding pictures', log));
  for (const line of madeLines(originals)) log?.(line);
  for (const address of toMake) output.write(address.slice(1), await queue.make(address));
  prunePictures(path.join(cacheDir, 'pictures'), queue.paths());
  return { made, reused, queue: undefined };
}
