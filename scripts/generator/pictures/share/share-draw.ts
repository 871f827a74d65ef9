/** Draws the picture of a link preview into the cache. Loaded when the first one is needed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeChecked } from '../../../core/cache/checked-file.ts';
import type { Problem } from '../../../core/errors/problem.ts';
import { readOriginal } from '../original.ts';
import { encodeProblem } from '../picture-problem.ts';
import type { PlannedImage } from '../plan.ts';
import { cardColors } from './colors.ts';
import { openLettering } from './lettering.ts';
import { shareFiles, shareJpeg } from './share-key.ts';
import type { SharePicture } from './share-plan.ts';
import { type CardAssets, cardSvg, type ImageArea, imageArea } from './template.ts';

let opened: Promise<CardAssets> | undefined;

const openAssets = async (): Promise<CardAssets> => ({
  lettering: await openLettering(shareFiles.face),
  colors: cardColors(readFileSync(shareFiles.tokens, 'utf8')),
  logo: readFileSync(shareFiles.logo, 'utf8'),
});

/** The original: its path or bytes, and its size after rotation. */
type Original = { original: string | Buffer } & Pick<PlannedImage, 'width' | 'height'>;

export async function drawShare(
  { words, focus }: Pick<SharePicture, 'words' | 'focus'>,
  image: Original,
): Promise<Uint8Array> {
  const area = imageArea(image);
  opened ??= openAssets();
  const assets = await opened;
  const background = assets.colors.paper;
  const picture = sharp(image.original).autoOrient().toColorspace('srgb').flatten({ background });
  const cut = focus
    ? cropAt(picture, image, area, focus)
    : picture.resize({ width: area.width, height: area.height, fit: 'cover', position: 'attention' });
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(Buffer.from(cardSvg(words, area, assets)))
    .composite([{ input: data, raw, left: area.left, top: area.top }])
    .flatten({ background })
    .jpeg(shareJpeg)
    .toBuffer();
}

/** Crops like `object-fit: cover` with `object-position` in a browser, so that both show the same part. */
function cropAt(picture: Sharp, image: Original, { width, height }: ImageArea, focus: string): Sharp {
  const scale = Math.max(width / image.width, height / image.height);
  const full = {
    width: Math.max(width, Math.round(image.width * scale)),
    height: Math.max(height, Math.round(image.height * scale)),
  };
  const [x = 50, y = 50] = focus.split(' ').map((share) => Number.parseInt(share, 10));
  return picture.resize({ ...full, fit: 'fill' }).extract({
    left: Math.round(((full.width - width) * x) / 100),
    top: Math.round(((full.height - height) * y) / 100),
    width,
    height,
  });
}

/** Writes the picture into the cache atomically. */
export async function makeShare(
  share: SharePicture,
  image: PlannedImage,
  cacheDir: string,
): Promise<Problem | undefined> {
  const original = await readOriginal(image);
  if (!Buffer.isBuffer(original)) return { file: image.file, ...original };
  try {
    writeChecked(path.join(cacheDir, share.path), await drawShare(share, { ...image, original }));
    return undefined;
  } catch (error) {
    return encodeProblem(error, image.file, 'No link preview can be made from the picture');
  }
}
