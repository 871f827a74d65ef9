/** The two steps of the build that concern pictures: know them before rendering, have their files before publishing. */
import path from 'node:path';
import type { Problem } from '../../core/problem.ts';
import { createProgress } from '../../core/progress.ts';
import type { BuildOptions } from '../options.ts';
import type { Staging } from '../output/staging.ts';
import type { RenderedPage } from '../threads/tasks.ts';
import { cachedVariant } from './encode.ts';
import { type PlannedImage, planImage, variantsOf } from './plan.ts';
import { probeImages } from './probe.ts';
import { createPictureQueue, type PictureQueue } from './queue.ts';

export interface KnownImages {
  images: Map<string, PlannedImage>;
  problems: Problem[];
}

export async function findImages(folders: readonly string[], cacheDir: string): Promise<KnownImages> {
  const { images, problems } = await probeImages(folders, path.join(cacheDir, 'pictures'));
  return { images: new Map(images.map((image) => [image.name, planImage(image)])), problems };
}

export interface ProvidedPictures {
  made: number;
  reused: number;
  /** Set when the caller makes the pictures itself. */
  queue: PictureQueue | undefined;
}

/** Makes all files and takes them into the output, or hands out a queue that makes them on demand. */
export async function providePictures(
  { images }: KnownImages,
  pages: readonly Pick<RenderedPage, 'share'>[],
  cacheDir: string,
  staging: Staging<unknown>,
  { pictures, log }: Pick<BuildOptions, 'pictures' | 'log'>,
): Promise<ProvidedPictures> {
  const folder = path.join(cacheDir, 'pictures');
  const shares = pages.flatMap(({ share }) => {
    const artwork = images.get(share.image);
    return artwork ? [{ share, artwork }] : [];
  });
  const queue = createPictureQueue(images.values(), folder, shares);
  if (pictures === 'defer') return { made: 0, reused: 0, queue };
  const counts = await queue.makeAll(createProgress('Making pictures', log));
  for (const image of images.values())
    for (const variant of variantsOf(image)) staging.place(variant.path, cachedVariant(folder, variant));
  for (const { share } of shares) staging.place(share.path, cachedVariant(folder, share));
  return { ...counts, queue: undefined };
}
