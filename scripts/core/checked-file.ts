/** Files that say themselves whether they are whole: the first line is the hash of all the others. */
import { readFileSync, rmSync } from 'node:fs';
import { codeOf, writeAtomic } from './files.ts';
import { hashOf } from './hash.ts';

const headLength = 17;

export function writeChecked(file: string, contents: string | Uint8Array): void {
  const bytes = Buffer.from(contents);
  writeAtomic(file, Buffer.concat([Buffer.from(`${hashOf(bytes)}\n`), bytes]));
}

/** The contents; nothing where there is no file, or one that is damaged, which is removed. */
export function readChecked(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    if (codeOf(error) !== 'EISDIR') throw error;
    bytes = Buffer.alloc(0);
  }
  const contents = bytes.subarray(headLength);
  if (bytes.toString('latin1', 0, headLength) === `${hashOf(contents)}\n`) return contents;
  rmSync(file, { recursive: true, force: true });
  return undefined;
}
