/** Extracts files of an npm package, a gzipped tar archive. Only the parts of the format that npm uses are supported. */
import { gunzipSync } from 'node:zlib';

const block = 512;

/**
 * @param wanted returns whether to extract a file, by its path below the package's folder
 * @returns path below the package's folder → bytes
 */
export function readTarball(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Buffer> {
  const archive = gunzipSync(bytes);
  const files = new Map<string, Buffer>();
  let at = 0;
  while (at + block <= archive.length) {
    const header = archive.subarray(at, at + block);
    const text = (start: number, length: number) =>
      header.toString('utf8', start, start + length).replace(/\0.*$/s, '');
    const name = text(0, 100);
    if (name === '') break;
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const start = at + block;
    const prefix = text(345, 155);
    const path = (prefix ? `${prefix}/${name}` : name).replace(/^[^/]+\//, '');
    // Type `0` or NUL is a regular file.
    if (/^[0\0]?$/.test(String.fromCharCode(header[156] ?? 0)) && wanted(path))
      files.set(path, Buffer.from(archive.subarray(start, start + size)));
    at = start + Math.ceil(size / block) * block;
  }
  return files;
}
