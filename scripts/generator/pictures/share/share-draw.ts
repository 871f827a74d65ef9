/** Draws the picture of a link preview into the cache. Loaded when the first one is needed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeChecked } from '../../../core/checked-file.ts';
import type { Problem } from '../../../core/problem.ts';
import { encodeProblem } from '../picture-problem.ts';
import type { PlannedImage } from '../plan.ts';
import { inksFrom } from './inks.ts';
import { openLettering } from './lettering.ts';
import { shareFiles, shareJpeg } from './share-key.ts';
import type { SharePicture } from './share-plan.ts';
import { drawSheet, type Press, type PrintArea, printArea } from './template.ts';

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
  { words, focus }: Pick<SharePicture, 'words' | 'focus'>,
  artwork: Artwork,
): Promise<Uint8Array> {
  const print = printArea(artwork);
  const { inks, ...tools } = press();
  const picture = sharp(artwork.original)
    .autoOrient()
    .toColorspace('srgb')
    .flatten({ background: inks.paper });
  const cut = focus
    ? cropAt(picture, artwork, print, focus)
    : picture.resize({ width: print.width, height: print.height, fit: 'cover', position: 'attention' });
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(Buffer.from(drawSheet(words, print, { inks, ...tools })))
    .composite([{ input: data, raw, left: print.left, top: print.top }])
    .flatten({ background: inks.paper })
    .jpeg(shareJpeg)
    .toBuffer();
}

/** Crops like `object-fit: cover` with `object-position` in a browser, so that both show the same part. */
function cropAt(picture: Sharp, artwork: Artwork, { width, height }: PrintArea, focus: string): Sharp {
  const scale = Math.max(width / artwork.width, height / artwork.height);
  const full = {
    width: Math.max(width, Math.round(artwork.width * scale)),
    height: Math.max(height, Math.round(artwork.height * scale)),
  };
  const [x = 50, y = 50] = focus.split(' ').map((share) => Number.parseInt(share, 10));
  return picture.resize({ ...full, fit: 'fill' }).extract({
    left: Math.round(((full.width - width) * x) / 100),
    top: Math.round(((full.height - height) * y) / 100),
    ...{ width, height },
  });
}

/** Writes the picture into the cache atomically. */
export async function makeShare(
  share: SharePicture,
  artwork: Artwork & { file: string },
  cacheDir: string,
): Promise<Problem | undefined> {
  try {
    writeChecked(path.join(cacheDir, share.path), await drawShare(share, artwork));
    return undefined;
  } catch (error) {
    return encodeProblem(error, artwork.file, 'No link preview can be made from the picture');
  }
}
