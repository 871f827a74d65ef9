import { readFileSync } from 'node:fs';
import type { Finding } from './problem.ts';

/**
 * Reads a text file in UTF-8, or in UTF-16 with a byte order mark, with CRLF or LF.
 * Returns it with LF and without the byte order mark. Throws if the bytes are not valid in either encoding.
 */
export function readText(file: string): string {
  return decodeText(readFileSync(file));
}

/** The text of an editor's file, or what is wrong with its bytes. Throws if it cannot be read. */
export function readEditorText(file: string): string | Finding {
  const bytes = readFileSync(file);
  try {
    return decodeText(bytes);
  } catch {
    return { message: 'The file is not text in UTF-8 or UTF-16', remedy: 'Save it as UTF-8' };
  }
}

function decodeText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  return text.replace(/\r\n?/g, '\n');
}
