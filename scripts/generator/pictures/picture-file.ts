/** Detects the format of a picture from its first bytes, and location data in its metadata. */

/** Distinguishes `.avif` and `.heic`, which use the same container. */
export function containerKind(bytes: Buffer): 'avif' | 'heic' | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxm]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

/** Whether a PNG has an animation: the chunk `acTL`, which must precede the picture (PNG 3, section 11.3.6). */
export const isAnimatedPng = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 1, 4) === 'PNG' &&
  bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');

/** Pointer to the GPS fields, which may be an empty list (Exif 2.3, section 4.6.3). */
const gpsTag = 0x8825;

/** Whether the metadata contain a location: GPS fields in EXIF, or a location property in XMP. */
export function hasLocation(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  return (exif !== undefined && hasGps(exif)) || /GPSLatitude/.test(xmp?.toString('latin1') ?? '');
}

function hasGps(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const first = long(4);
    for (let index = 0; index < short(first); index++) {
      const entry = first + 2 + index * 12;
      if (short(entry) === gpsTag) return short(long(entry + 8)) > 0;
    }
  } catch {
    // Truncated or not standard EXIF, so other programs cannot read a location from it either.
  }
  return false;
}
