/** Tells whether an encoded file is whole, by the marks that its format sets at its end or about its length. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ImageFiles } from '../content/load.ts';

/** Reads a few bytes, never the picture. A file that is not there is not whole. */
export function isWhole(file: string, format: ImageFiles['format']): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return false;
  }
  try {
    const { size } = fstatSync(handle);
    const { length, fromEnd, agrees } = marks[format];
    if (size < length) return false;
    const bytes = Buffer.alloc(length);
    readSync(handle, bytes, 0, length, fromEnd ? size - length : 0);
    return agrees(bytes, size);
  } finally {
    closeSync(handle);
  }
}

interface Mark {
  /** Bytes to read. */
  length: number;
  fromEnd: boolean;
  agrees: (bytes: Buffer, size: number) => boolean;
}

const marks: Record<ImageFiles['format'], Mark> = {
  // The marker "end of image".
  jpg: { length: 2, fromEnd: true, agrees: (bytes) => bytes.readUInt16BE() === 0xffd9 },
  // The last chunk is IEND: its name, then its check sum.
  png: { length: 8, fromEnd: true, agrees: (bytes) => bytes.toString('latin1', 0, 4) === 'IEND' },
  // A RIFF container names its length, less the eight bytes of this head.
  webp: {
    length: 8,
    fromEnd: false,
    agrees: (bytes, size) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 === size,
  },
};
