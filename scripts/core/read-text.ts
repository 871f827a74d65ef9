import { readFileSync } from 'node:fs';

/**
 * Reads a text file in UTF-8, or in UTF-16 with a byte order mark, with CRLF or LF.
 * Returns it with LF and without the byte order mark. Throws if the bytes are not valid in either encoding.
 */
export function readText(file: string): string {
  return decodeText(readFileSync(file));
}

export function decodeText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  return text.replace(/\r\n?/g, '\n');
}
