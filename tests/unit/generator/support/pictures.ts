/** Originals for the picture tests, in a temporary folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PlannedImage, planImage } from '../../../../scripts/generator/pictures/plan.ts';
import { type FoundImages, probeImages } from '../../../../scripts/generator/pictures/probe.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

export interface PictureFolder {
  originals: string;
  cacheDir: string;
  /** Adds an original. */
  put(name: string, bytes: Uint8Array | string): void;
  probe(): Promise<FoundImages>;
  /** The plan of the only original; problems are thrown. */
  planned(name: string): Promise<PlannedImage>;
}

/** An empty folder of originals with a cache beside it. */
export function openPictureFolder(): PictureFolder {
  const folder = temporaryFolder('cats-pictures');
  const [originals, cacheDir] = [path.join(folder, 'images'), path.join(folder, 'cache')];
  mkdirSync(originals);
  const probe = () => probeImages(originals, cacheDir);
  return {
    originals,
    cacheDir,
    put: (name, bytes) => writeFileSync(path.join(originals, name), bytes),
    probe,
    async planned(name) {
      const { images, problems } = await probe();
      const image = images.find((candidate) => candidate.name === name);
      if (!image) throw new Error(problems.map(({ message }) => message).join('\n') || `no picture ${name}`);
      return planImage(image);
    },
  };
}

/** A picture of one color. */
export const plain = (width: number, height: number, background = '#c86432'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with enough detail to give a large file. */
export function noisy(width: number, height: number): Sharp {
  const bytes = new Uint8Array(width * height * 3).map((_, index) => (index * index * 7 + index * 13) % 251);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
