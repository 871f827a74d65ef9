/** Merges what the editor sends into a content file. */
import { parse, stringify } from 'yaml';
import { UserError } from '../../core/errors/user-error.ts';
import type { JsonSchema } from '../../core/values/json-schema.ts';
import { fitTo } from './fit.ts';
import { mergeYaml } from './merge-yaml.ts';
import { isValues, type Values } from './values.ts';
import { pairLines } from './write-yaml.ts';

export interface FileText {
  /** Front matter and text, or YAML alone. */
  kind: 'post' | 'yaml';
  /** With LF and without a byte order mark. */
  text: string;
}

const frontMatter = /^(---[ \t]*\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\n|$))/;

/**
 * Writes the changed values into the file and keeps all other bytes.
 * @param current undefined for a new file
 * @param sent the file as the editor writes it, without comments and with other line folds
 * @throws UserError if either of them cannot be parsed
 */
export function mergeFile(
  schema: JsonSchema,
  current: string | undefined,
  { kind, text: sent }: FileText,
): string {
  if (kind === 'yaml') return mergeValues(schema, current, valuesOf(sent));
  const { front, body } = split(sent);
  const values = valuesOf(front);
  if (current === undefined) return `---\n${mergeValues(schema, undefined, values)}---\n\n${body.trim()}\n`;
  const old = split(current);
  return old.head + mergeValues(schema, old.front, values) + old.foot + mergeBody(old.body, body);
}

/** The file for the editor: the values alone, every text quoted, so that none is parsed as a date or a number. */
export function plainFile({ kind, text }: FileText): string {
  const quoted = (source: string) =>
    stringify(valuesOf(source), { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
  if (kind === 'yaml') return quoted(text);
  const { front, body } = split(text);
  return `---\n${quoted(front)}---\n${body}`;
}

/** All values of a file; a story's text is `body`. */
export function fileValues({ kind, text }: FileText): Values {
  if (kind === 'yaml') return valuesOf(text);
  const { front, body } = split(text);
  return { ...valuesOf(front), body: body.trim() };
}

/** The reverse of `fileValues`, as `mergeFile` reads it. */
export function printValues(kind: FileText['kind'], values: Values): string {
  if (kind === 'yaml') return stringify(values);
  const { body = '', ...front } = values;
  return `---\n${stringify(front)}---\n${String(body)}\n`;
}

function split(text: string): { head: string; front: string; foot: string; body: string } {
  const match = frontMatter.exec(text);
  if (!match)
    throw new UserError(
      'The story has no front matter: it starts with a line ---, the fields, and a line ---.',
    );
  const [all, head = '', front = '', foot = ''] = match;
  return { head, front, foot, body: text.slice(all.length) };
}

function valuesOf(text: string): Values {
  let value: unknown;
  try {
    value = parse(text, { schema: 'core' });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UserError(`This is not valid YAML: ${reason} Correct it in a text editor first.`);
  }
  if (value === null) return {};
  if (!isValues(value)) throw new UserError('The file must be a group of fields.');
  return value;
}

function mergeValues(schema: JsonSchema, current: string | undefined, sent: Values): string {
  const before = current === undefined ? {} : valuesOf(current);
  const after = fitTo(schema, before, sent);
  if (!isValues(after)) throw new UserError('The file must be a group of fields.');
  if (current !== undefined && Object.keys(before).length > 0) return mergeYaml(current, after);
  return Object.entries(after)
    .map(([key, value]) => pairLines(key, value, 0))
    .join('');
}

/** Keeps the blank lines around the text. */
function mergeBody(old: string, sent: string): string {
  const text = sent.trim();
  if (old.trim() === text) return old;
  const before = /^\s*/.exec(old)?.[0] || '\n';
  const after = old.trim() === '' ? '\n' : (/\s*$/.exec(old)?.[0] ?? '\n');
  return before + text + after;
}
