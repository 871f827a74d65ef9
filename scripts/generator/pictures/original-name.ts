/** The rules for the file name of an original, with a remedy for each mistake. */
import path from 'node:path';
import { slugOf } from '../../../components/base/slug.ts';
import { originalExtension } from '../../../content/original-formats.ts';
import { isDeviceName, longestPath } from '../../../content/output-path.ts';
import type { Finding } from '../../core/errors/problem.ts';

/** Sharp's prebuilt binaries decode AVIF but not HEIC, because of its patents. */
export const heicRemedy =
  'Save it as JPEG: on a Mac open it in Preview and choose File > Export; on Windows open it in Photos and choose Save as; an iPhone takes JPEG with Settings > Camera > Formats > Most Compatible';

/** What is wrong with the name of a file in `content/images/`; undefined if it is valid. */
export function originalNameFault(base: string): Finding | undefined {
  const { name, ext } = path.parse(base);
  if (!originalExtension.test(ext))
    return {
      message: ext
        ? `The name of a picture must end in .jpg, .png, .webp or .avif, not "${ext}"`
        : 'The name of a picture needs an ending, e.g. .jpg',
      remedy: remedyForEnding(base),
    };
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return {
      message: 'The name of a picture must consist of lower-case letters, digits and hyphens',
      remedy: `Rename it to ${slugOf(name) || 'a-name'}${ext.toLowerCase()}`,
    };
  if (name.length > longestPath)
    return {
      message: `The name of a picture must have at most ${longestPath} characters`,
      remedy: `Rename it, e.g. to ${slugOf(name)}${ext.toLowerCase()}`,
    };
  if (isDeviceName(name))
    return {
      message: `Windows cannot store a file named "${base}"`,
      remedy: `Rename it, e.g. to ${name}-1${ext.toLowerCase()}`,
    };
  return undefined;
}

/** For a file that is not named as a picture. */
function remedyForEnding(file: string): string {
  const inner = path.parse(file).name;
  if (originalExtension.test(inner) && !/\.(?:aae|json|xmp)$/i.test(file)) return `Rename it to ${inner}`;
  if (/\.hei[cf]$/i.test(file)) return heicRemedy;
  if (/\.(?:jfif?|jpe)$/i.test(file)) return `Rename it to ${path.parse(file).name}.jpg`;
  if (/\.(?:ai|eps|svg)$/i.test(file)) return 'Export it as PNG';
  if (/\.(?:3fr|arw|bmp|cr[23]|dng|gif|jp2|jxl|nef|orf|psd|raf|raw|rw2|tga|tiff?)$/i.test(file))
    return 'Save it as JPEG';
  return 'Move it out of content/images/';
}
