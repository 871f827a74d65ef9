/** What all kinds of new entries share: reading a file of the content, and appending an item to its list. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { attempt } from '../../core/errors/attempt.ts';
import type { Finding } from '../../core/errors/problem.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { writeContentFile } from '../../core/files/files.ts';
import { openText, readEditorText } from '../../core/text/read-text.ts';
import { isValues } from '../../editor/merge/values.ts';
import { readSchema } from '../../editor/schemas.ts';
import { appendItem, itemLines } from './entry-text.ts';

export interface NewEntry {
  /** Folder of the content. */
  content: string;
  /** YYYY-MM-DD. */
  today: string;
  values: readonly string[];
}

export interface Created {
  /** With line number, e.g. `content/press.yaml:140`. */
  file: string;
  /** What the owner does next. */
  next: string;
}

export const nextBuild = '`npm run build` reports every field that is still empty.';

/** Message and remedy as sentences. */
export const sentences = ({ message, remedy }: Finding): string =>
  [message, remedy].map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ');

/** Why a value does not fit its field, as a sentence fragment; undefined if it fits. */
export const faultOf = (schema: v.GenericSchema, value: string): string | undefined =>
  v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0]?.message;

/** Appends an item to a list in a file. */
export function append(
  entry: NewEntry,
  name: string,
  list: string,
  given: Readonly<Record<string, unknown>>,
  next: string,
): Created {
  const file = `${name}.yaml`;
  const before = readContent(entry, file);
  const after = appendItem(before, list, itemLines(readSchema(name).properties?.[list]?.items ?? {}, given));
  writeContent(entry, file, after);
  const old = before.split('\n');
  const line = after.split('\n').findIndex((text, index) => text !== old[index]) + 1;
  return { file: `content/${file}:${line}`, next };
}

/**
 * The text of a file as a build reads it, with LF.
 * @param file below `content/`
 * @throws UserError if it is no text
 */
export function readContent({ content }: Pick<NewEntry, 'content'>, file: string): string {
  const text = readEditorText(path.join(content, file));
  if (typeof text !== 'string') throw new UserError(`content/${file}: ${sentences(text)}`);
  return text;
}

/** Replaces a file, or the target of a link, in its own form: on a full disk the old text stays. */
export function writeContent({ content }: NewEntry, file: string, text: string): void {
  const place = realpathSync(path.join(content, file));
  writeContentFile(place, openText(readFileSync(place)).encode(text));
}

/** @throws UserError if the file is not valid YAML, since nothing can be added to it then */
export function parseContent(entry: NewEntry, file: string) {
  const document = parseDocument(readContent(entry, file), { schema: 'core' });
  // A missing anchor is found only when the values are read.
  if (document.errors.length > 0 || attempt(() => document.toJS()) === undefined)
    throw new UserError(
      `content/${file} is not valid YAML. \`npm run build\` reports the line: correct it first.`,
    );
  return document;
}

/** @throws UserError if an entry of the list has the same value */
export function refuseDuplicate(
  entry: NewEntry,
  name: string,
  list: string,
  field: string,
  value: string,
): void {
  if (entriesOf(entry, name, list).some((item) => item[field] === value))
    throw new UserError(`content/${name}.yaml already has an entry with the ${field} "${value}".`);
}

/** The items of a list in a file, without those that are not written yet. */
export function entriesOf(entry: NewEntry, name: string, list: string): Record<string, unknown>[] {
  const value = parseContent(entry, `${name}.yaml`).toJS() as Record<string, unknown> | null;
  return [value?.[list]].flat().filter(isValues);
}
