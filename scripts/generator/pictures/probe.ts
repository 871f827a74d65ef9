/** Finds the originals and reads their size, format and color. Unchanged files are not read again. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { slugOf } from '../../../components/base/slug.ts';
import { originalFormats } from '../../../content/original-formats.ts';
import { readChecked, writeChecked } from '../../core/cache/checked-file.ts';
import { FileHashes } from '../../core/cache/file-hashes.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { unreadable } from '../../core/errors/file-error.ts';
import type { Problem } from '../../core/errors/problem.ts';
import { copyRemedy, pointerFinding } from '../../core/files/copied-file.ts';
import { isFileName, listFolder } from '../../core/files/system-files.ts';
import { encoderVersion } from './options.ts';
import { originalHash } from './original.ts';
import { heicRemedy, originalNameFault } from './original-name.ts';
import { containerKind, hasLocation, isAnimatedPng } from './picture-file.ts';
import { reasonOf } from './picture-problem.ts';
import type { ProbedImage } from './plan.ts';

export interface FoundImages {
  images: ProbedImage[];
  problems: Problem[];
}

const formats: Readonly<Record<string, ProbedImage['format'] | 'avif'>> = originalFormats;
/** More pixels than usual cameras produce; decoding more would need gigabytes of memory. */
const pixelLimit = 120_000_000;
/**
 * Largest ratio of the longer to the shorter side. A link preview fills its area with the picture, so that one of
 * 65,000 × 2 pixels would be enlarged to gigabytes; at a width of 1536, WebP allows 16,383 pixels of height.
 */
const ratioLimit = 10;
/** Version of the stored records; raise it when their fields change. */
const recordVersion = '5';

/** @param folder of the originals */
export async function probeImages(
  folder: string,
  cacheDir: string,
  hashes = new FileHashes({}),
): Promise<FoundImages> {
  const problems: Problem[] = [];
  const originals = listOriginals(folder, problems);
  const results = await pLimit(availableParallelism()).map(originals, async ([name, original]) => {
    const hash = hashes.of(original);
    // The key does not contain the folder, so that it stays valid when the project or the cache is moved or copied.
    const key = hashOf(path.basename(original), hash, encoderVersion(), recordVersion);
    const record = path.join(cacheDir, 'probes', `${key}.json`);
    const known = readChecked(record);
    // Written below, with the same version of the encoder's options.
    if (known) return { ...(JSON.parse(known.toString()) as ProbedImage), original };
    const bytes = await readFile(original).catch((error: unknown) => unreadable(original, error));
    if (!Buffer.isBuffer(bytes)) return { file: fileOf(original), ...bytes };
    const result = await probe(name, original, bytes);
    // Other bytes, if another program has just changed the file, must not be stored under this hash.
    if (!isProblem(result) && hashOf(bytes) === hash) writeChecked(record, JSON.stringify(result));
    return result;
  });
  problems.push(...results.filter(isProblem));
  problems.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { images: results.flatMap((result) => (isProblem(result) ? [] : [result])), problems };
}

export const isProblem = (result: ProbedImage | Problem): result is Problem => 'message' in result;

function listOriginals(folder: string, problems: Problem[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const base of listFolder(folder).filter(isFileName)) {
    const { name, ext } = path.parse(base);
    const report = (message: string, remedy: string) =>
      problems.push({ file: `content/images/${base}`, message, remedy });
    const other = found.get(name);
    const fault = originalNameFault(base);
    if (fault)
      report(
        fault.message,
        copyRemedy(path.join(folder, base), slugOf(name) + ext.toLowerCase()) ?? fault.remedy,
      );
    else if (other)
      report(
        `There are two originals named "${name}": ${path.basename(other)} and ${base}`,
        'Keep the one to be shown',
      );
    else found.set(name, path.join(folder, base));
  }
  return found;
}

const fileOf = (original: string): string => `content/images/${path.basename(original)}`;

/** @returns the properties of an original, or why it cannot be used */
export async function probe(name: string, original: string, bytes: Buffer): Promise<ProbedImage | Problem> {
  const file = fileOf(original);
  const fail = (message: string, remedy: string): Problem => ({ file, message, remedy });
  if (bytes.length === 0) return fail('The picture is empty', 'Copy it again from its source');
  const pointer = pointerFinding(bytes);
  if (pointer) return { file, ...pointer };
  const container = containerKind(bytes);
  if (container === 'heic')
    return fail('The picture has the format HEIC, which is not supported', heicRemedy);
  const { default: sharp } = await import('sharp');
  try {
    const meta = await sharp(bytes, { limitInputPixels: false }).metadata();
    const kind = formats[path.extname(original).slice(1).toLowerCase()] ?? 'jpg';
    const real = container ?? (meta.format === 'jpeg' ? 'jpg' : meta.format);
    if (real !== kind)
      return fail(
        `The file is named .${kind} but has the format ${container ?? meta.format ?? 'unknown'}`,
        Object.values<string | undefined>(formats).includes(real)
          ? `Rename it to .${real}`
          : 'Save it as JPEG',
      );
    // Browsers without WebP do not support AVIF either.
    const format = kind === 'avif' ? (meta.hasAlpha ? 'png' : 'jpg') : kind;
    const { width, height } = meta.autoOrient;
    if (width * height > pixelLimit)
      return fail(
        `The picture has ${width} × ${height} pixels`,
        'Save it with at most 4000 pixels on its longer side',
      );
    const shorter = Math.min(width, height);
    if (Math.max(width, height) > ratioLimit * shorter)
      return fail(
        `The picture has ${width} × ${height} pixels: one side is more than ${ratioLimit} times as long as the other`,
        `Crop the longer side to at most ${ratioLimit * shorter} pixels, or add a margin to the other`,
      );
    // Only decoding the whole file shows that it is complete; the settings are as strict as those of the encoder.
    const pixel = await sharp(bytes)
      .autoOrient()
      .toColorspace('srgb')
      .flatten({ background: '#ffffff' })
      .resize(1, 1)
      .raw()
      .toBuffer();
    const color = `#${pixel.toString('hex', 0, 3)}`;
    const hash = originalHash(bytes);
    const changes = [
      ...(kind === 'avif' ? ['read from AVIF'] : []),
      ...((meta.orientation ?? 1) > 1 ? ['rotated'] : []),
      ...((meta.pages ?? 1) > 1 || isAnimatedPng(bytes)
        ? ['only the first picture of the animation is used']
        : []),
      ...(hasLocation(meta.exif, meta.xmp) ? ['location removed'] : []),
    ];
    return { name, original, file, hash, format, width, height, color, changes };
  } catch (error) {
    return fail(
      `The picture cannot be read (${reasonOf(error)})`,
      'Copy it again from its source, or save it as a new JPEG',
    );
  }
}
