/** Prints a share picture into the cache. Loaded when the first one is needed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeChecked } from '../../../core/checked-file.ts';
import { describeFileError } from '../../../core/file-error.ts';
import type { Problem } from '../../../core/problem.ts';
import type { PlannedImage } from '../plan.ts';
import { inksFrom } from './inks.ts';
import { openLettering } from './lettering.ts';
import { shareFiles, shareJpeg } from './share-mark.ts';
import type { SharePicture } from './share-plan.ts';
import { drawSheet, type Press, printArea } from './template.ts';

let opened: Press | undefined;

function press(): Press {
  opened ??= {
    letters: openLettering(shareFiles.face),
    inks: inksFrom(readFileSync(shareFiles.tokens, 'utf8')),
    sign: readFileSync(shareFiles.sign, 'utf8'),
  };
  return opened;
}

/** The original: its file, and its size after rotation. */
type Artwork = Pick<PlannedImage, 'original' | 'width' | 'height'>;

export async function drawShare(
  { words }: Pick<SharePicture, 'words'>,
  artwork: Artwork,
): Promise<Uint8Array> {
  const print = printArea(artwork);
  const { inks, ...tools } = press();
  const { data, info } = await sharp(artwork.original)
    .autoOrient()
    .toColorspace('srgb')
    .flatten({ background: inks.paper })
    .resize({ width: print.width, height: print.height, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(Buffer.from(drawSheet(words, print, { inks, ...tools })))
    .composite([{ input: data, raw, left: print.left, top: print.top }])
    .flatten({ background: inks.paper })
    .jpeg(shareJpeg)
    .toBuffer();
}

/** Writes the picture into the cache, whole or not at all. */
export async function makeShare(
  share: SharePicture,
  artwork: Artwork & { file: string },
  cacheDir: string,
): Promise<Problem | undefined> {
  try {
    writeChecked(path.join(cacheDir, share.path), await drawShare(share, artwork));
    return undefined;
  } catch (error) {
    if (describeFileError(error)) throw error;
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return {
      file: artwork.file,
      message: `No share picture can be made of the picture (${reason.trim()})`,
      remedy: 'Save it as a new JPEG',
    };
  }
}
