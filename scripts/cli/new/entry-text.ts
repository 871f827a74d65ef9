/** Text of a new entry: all fields of its schema, each below its explanation. */
import { stringify } from 'yaml';
import { UserError } from '../../core/errors/user-error.ts';
import type { JsonSchema } from '../../core/values/json-schema.ts';
import { exampleOf, valuesOf } from '../schemas/content-manual.ts';

/**
 * The fields in the schema's order. Required fields without a value are left empty, which a build reports; optional ones
 * are commented out.
 * @param given values of fields, e.g. today's date
 */
export function fieldLines(schema: JsonSchema, given: Readonly<Record<string, unknown>>): string[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    if (key === 'sample') return [];
    const notes = [field.description, allowed(field)].filter((note) => note);
    const comments = notes.map((note) => `# ${note}`);
    if (Object.hasOwn(given, key)) return [...comments, ...lines({ [key]: given[key] })];
    if (required.has(key)) return [...comments, `${key}: ${field.type === 'array' ? '[]' : '""'}`];
    return [...comments, ...lines({ [key]: exampleOf(field) }).map((line) => `# ${line}`)];
  });
}

/** One item of a list in a YAML file, without its indentation. Comments of the first field come before the dash. */
export function itemLines(schema: JsonSchema, given: Readonly<Record<string, unknown>>): string[] {
  const all = fieldLines(schema, given);
  const start = all.findIndex((line) => !line.startsWith('#'));
  return all.map((line, index) => (index < start ? line : `${index === start ? '- ' : '  '}${line}`));
}

const allowed = (field: JsonSchema): string => (field.enum ? `One of: ${valuesOf(field)}.` : '');

/** As YAML; a text that YAML would read as another type is quoted. */
const lines = (value: unknown): string[] => stringify(value, { lineWidth: 0 }).trimEnd().split('\n');

/**
 * Appends an item to a list; all other lines of the file stay the same.
 * @param list top-level key of the list
 * @throws UserError when the file has no such list
 */
export function appendItem(text: string, list: string, item: readonly string[]): string {
  const all = text.split('\n');
  const start = all.findIndex((line) => new RegExp(`^${list}:`).test(line));
  if (start < 0) throw new UserError(`The file has no list "${list}".`);
  const own = all[start] ?? '';
  // An empty flow list (`[]`) becomes a block list.
  if (/^\w+:\s*\[\s*\]/.test(own)) all[start] = `${list}:`;
  let next = all.findIndex((line, index) => index > start && /^[^\s#-]/.test(line));
  if (next < 0) next = all.length;
  // Blank lines and the comment of the next list stay with that list.
  while (next > start + 1 && /^(?:#.*|\s*)$/.test(all[next - 1] ?? '')) next--;
  const indent =
    /^( *)- /.exec(all.slice(start + 1, next).find((line) => /^ *- /.test(line)) ?? '  - ')?.[1] ?? '  ';
  all.splice(next, 0, ...item.map((line) => indent + line));
  const result = all.join('\n');
  return result.endsWith('\n') ? result : `${result}\n`;
}
