import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { hashOf } from '../cache/hash.ts';
import { attempt } from '../errors/attempt.ts';
import { changedFinding, unreadable } from '../errors/file-error.ts';
import type { Finding, Problem } from '../errors/problem.ts';
import { normalizeText, restoreForm } from './text-form.ts';

/**
 * Reads a text file in UTF-8 or UTF-16, with CRLF, CR or LF.
 * @returns the text with LF and without the byte order mark; empty for a file that is missing or no text, which a build reports
 */
export const readTextIfAny = (file: string): string =>
  attempt(() => normalizeText(decode(readFileSync(file)))) ?? '';

/** Of Word and Pages (ZIP), old Word, RTF and PDF; programs save them also under the name of a text file. */
const documentStarts = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '{\\rtf', '%PDF'];

/**
 * The text of an editor's file, or why there is none.
 * @param hash of the bytes that are expected, since what is made of them is stored under it
 */
export function readEditorText(file: string, hash?: string): string | (Finding & Pick<Problem, 'line'>) {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return unreadable(file, error);
  }
  if (hash !== undefined && hashOf(bytes) !== hash) return changedFinding;
  const head = bytes.toString('latin1', 0, 5);
  if (documentStarts.some((start) => head.startsWith(start)))
    return {
      message: 'The file is a document of a word processor, not plain text',
      remedy: 'Copy its text into a plain text file of this name',
    };
  const text = attempt(() => normalizeText(decode(bytes)));
  if (text === undefined)
    return { message: 'The file is not text in UTF-8 or UTF-16', remedy: 'Save it as UTF-8' };
  return conflictFinding(text) ?? text;
}

/** The first conflict of a merge that Git has left in a text; undefined if there is none. */
export function conflictFinding(text: string): (Finding & Pick<Problem, 'line'>) | undefined {
  const conflict = /^<{7} [\s\S]*?^={7}$[\s\S]*?^>{7} /m.exec(text);
  if (!conflict) return undefined;
  return {
    line: text.slice(0, conflict.index).split('\n').length,
    message: 'Git found two versions of this part of the file, and they are both here',
    remedy: 'Keep one of them, and remove the lines that start with <<<<<<<, ======= and >>>>>>>',
  };
}

/** A text file that is changed in its own form. */
export interface TextFile {
  /** With LF and without the byte order mark. */
  text: string;
  /** The bytes of a changed text in the file's encoding, with its byte order mark and line ends. */
  encode: (changed: string) => Buffer;
}

/** Throws if the bytes are not valid in UTF-8 or UTF-16. */
export function openText(bytes: Buffer): TextFile {
  const written = decode(bytes);
  const encoding = encodingOf(bytes);
  return {
    text: normalizeText(written),
    encode(changed) {
      const form = restoreForm(written, changed);
      if (encoding === 'utf-8') return Buffer.from(form);
      const little = Buffer.from(form, 'utf16le');
      return encoding === 'utf-16le' ? little : little.swap16();
    },
  };
}

/** As written, with a byte order mark if there is one. */
function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  return encoding === 'utf-8' && isUtf8(bytes)
    ? // A decoder that refuses wrong bytes takes 0.5 ms to create, as long as a post takes to parse its front matter.
      bytes.toString()
    : new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** In UTF-16 the first character is a byte order mark, or one of ASCII: one of its two bytes is 0. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
}
