/** Files with a checksum: the first line is the hash of the file's name and of all other lines, so that no other file can take its place. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf, readOwn, writeAtomic } from '../files/files.ts';
import { hashOf } from './hash.ts';

const headLength = 17;
const headOf = (file: string, contents: Uint8Array): string => `${hashOf(path.basename(file), contents)}\n`;

export function writeChecked(file: string, contents: string | Uint8Array): void {
  const bytes = Buffer.from(contents);
  writeAtomic(file, Buffer.concat([Buffer.from(headOf(file, bytes)), bytes]));
}

/** The contents, or undefined if the file is missing or damaged. A damaged file is deleted. */
export function readChecked(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readOwn(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    if (codeOf(error) !== 'EISDIR' && codeOf(error) !== 'ENXIO') throw error;
    // A folder or a socket.
    bytes = Buffer.alloc(0);
  }
  const contents = bytes.subarray(headLength);
  if (bytes.toString('latin1', 0, headLength) === headOf(file, contents)) return contents;
  rmSync(file, { recursive: true, force: true });
  return undefined;
}
