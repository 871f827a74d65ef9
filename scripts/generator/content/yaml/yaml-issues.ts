/** Translates schema issues for editors: field, line, remedy. */
import type * as v from 'valibot';
import { slugOf } from '../../../../components/base/slug.ts';
import type { Problem } from '../../../core/errors/problem.ts';
import { nearest } from '../../../core/text/nearest.ts';
import type { FieldPath } from '../../../core/values/visit-fields.ts';

/** One schema issue as problems; several if an object has several unknown keys, of which valibot reports only the first. */
export function toProblems(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  source: { file: string },
  lineOf: (path: FieldPath) => number,
  written: (path: FieldPath) => string | undefined,
): Problem[] {
  const path = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));
  const at = (where: FieldPath, message: string, remedy: string): Problem => ({
    ...source,
    line: lineOf(where),
    message: `"${where.join('.') || 'the file'}" ${message}`,
    remedy,
  });
  // A check of a whole group is reported at one of its fields.
  const isEmpty = issue.input === null && !written(path);
  const found = isEmpty
    ? 'nothing'
    : foundText(typeof issue.input === 'object' ? issue.path?.at(-1)?.value : issue.input);
  const isUnknown = issue.expected === 'never';
  if (issue.type === 'strict_object' && (isUnknown || issue.received === 'undefined')) {
    const parent = issue.path?.at(-1)?.input;
    const known = keysAt(schema, path.slice(0, -1));
    const keys = Object.keys(parent && typeof parent === 'object' ? parent : {});
    const unknown = keys
      .filter((key) => !known.includes(key))
      .map((key) => ({ key, guess: nearest(key, known) }));
    const name = String(path.at(-1));
    // A misspelled field is reported by itself.
    if (!isUnknown && unknown.some(({ guess }) => guess === name)) return [];
    if (!isUnknown) return [at(path, 'is missing', `Add a line "${name}: …"`)];
    return unknown.map(({ key, guess }) =>
      at(
        [...path.slice(0, -1), key],
        'is not a field here',
        guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}`,
      ),
    );
  }
  if (issue.kind === 'validation') {
    const rule = issue.message.startsWith('must') ? issue.message : ruleText(issue);
    const guess = fitting(issue);
    const remedy = issue.type === 'min_length' && Array.isArray(issue.input) ? addItem : 'Correct the value';
    return [at(path, `${rule}, found ${found}`, guess ? `Did you mean "${guess}"?` : remedy)];
  }
  const guess =
    typeof issue.input === 'string' && issue.expected
      ? nearest(issue.input, optionsOf(issue.expected))
      : undefined;
  const expected = issue.message.startsWith('must')
    ? issue.message
    : `must be ${expectedText(issue.expected)}`;
  return [
    at(
      path,
      `${expected}, found ${found}`,
      guess ? `Did you mean "${guess}"?` : remedyFor(issue, written(path)),
    ),
  ];
}

const addItem = 'Start each item on a line of its own with "- "';

/** A short value as JSON; of a longer list or group only its kind, since a part of it would explain nothing. */
function foundText(input: unknown): string {
  if (input === undefined) return 'nothing';
  const json = JSON.stringify(input) ?? 'something else';
  if (json.length <= 60) return json;
  if (Array.isArray(input)) return input.length === 1 ? 'one item' : `${input.length} items`;
  return typeof input === 'object' ? 'a group of fields' : `${json.slice(0, 60)}…`;
}

/** Texts for rules with a number. */
function ruleText(issue: v.BaseIssue<unknown>): string {
  const limit = 'requirement' in issue ? String(issue.requirement) : '';
  const plural = limit === '1' ? '' : 's';
  const length =
    typeof issue.input === 'string' ? `character${plural}, has ${issue.input.length}` : `item${plural}`;
  const texts: Record<string, string> = {
    min_length: `must have at least ${limit} ${length}`,
    max_length: `must have at most ${limit} ${length}`,
    min_value: `must be ${limit} or more`,
    max_value: `must be ${limit} or less`,
    url: 'must be an address such as https://example.com/page',
  };
  return texts[issue.type] ?? `is invalid: ${issue.message}`;
}

interface SchemaShape {
  entries?: Record<string, SchemaShape>;
  item?: SchemaShape;
  wrapped?: SchemaShape;
}

/** Field names that a schema allows at a path. */
function keysAt(schema: v.GenericSchema, path: FieldPath): string[] {
  let shape: SchemaShape | undefined = schema as SchemaShape; // valibot's schemas are plain objects of this shape
  for (const step of path) {
    shape = unwrap(shape);
    shape = typeof step === 'number' ? shape?.item : shape?.entries?.[step];
  }
  return Object.keys(unwrap(shape)?.entries ?? {});
}

function unwrap(shape: SchemaShape | undefined): SchemaShape | undefined {
  return shape?.wrapped ? unwrap(shape.wrapped) : shape;
}

/**
 * The value in the form that its pattern requires: `Bodega Cat` → `bodega-cat`, `/images/team-2.jpg` → `team-2`, `15 May 2025` →
 * `2025-05-15`, `2:30 PM` → `14:30`.
 */
function fitting({ type, input, requirement }: v.BaseIssue<unknown>): string | undefined {
  if (type !== 'regex' || typeof input !== 'string' || !(requirement instanceof RegExp)) return undefined;
  const forms = [
    input.trim(),
    // As maps copy a place: `40.70, -74.00`.
    input.trim().replace(/,\s+/g, ','),
    slugOf(input.replace(/^\/?(?:content\/)?images\/|\.(?:jpe?g|png|webp|avif)$/gi, '')),
    // Last: a name such as `walk-01` can be read as a day, too.
    isoDay(input.trim()),
    time24(input.trim()),
  ];
  return forms.find((form) => form !== '' && requirement.test(form));
}

/** `15 May 2025`, `May 15th, 2025`, `5/15/2025`, `15.5.2025` or `2025-5-15` → `2025-05-15`; empty for anything else. */
function isoDay(input: string): string {
  const [, y, m = '', d = ''] = /^(\d{4})\D(\d\d?)\D(\d\d?)(?!\d)/.exec(input) ?? [];
  const [, first = '', mark, second = '', year] = /^(\d\d?)([/.])(\d\d?)\2(\d{4})$/.exec(input) ?? [];
  // American order, unless there is no such month.
  const monthFirst = mark === '/' && Number(first) <= 12;
  const numbers = y ? [y, m, d] : monthFirst ? [year, first, second] : [year, second, first];
  const inWords = /[a-z]{3}/i.test(input) && `${input.replace(/(\d)(?:st|nd|rd|th)\b/, '$1')} UTC`;
  const day = Date.parse(
    inWords || `${numbers.map((part) => String(part).padStart(2, '0')).join('-')}T00:00Z`,
  );
  return Number.isNaN(day) ? '' : new Date(day).toISOString().slice(0, 10);
}

/** `2:30 PM` → `14:30`, `10h30` → `10:30`, `10:00 - 12:00` → `10:00`; empty for anything else. */
function time24(input: string): string {
  if (/^noon$/i.test(input)) return '12:00';
  const [, hour, minute, half] = /^(\d\d?)(?:[:.h](\d\d))? ?(?:([ap])\.?m\b\.?)?(?![\d:])/i.exec(input) ?? [];
  if (!hour || !(minute || half)) return '';
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

const optionsOf = (expected: string): string[] =>
  [...expected.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');

function expectedText(expected: string | null): string {
  const names: Record<string, string> = {
    string: 'text',
    Object: 'a group of fields',
    Array: 'a list',
    number: 'a number',
    boolean: 'true or false',
  };
  if (!expected) return 'something else';
  return names[expected] ?? expected.replaceAll(' | ', ' or ').replace(/^\(|\)$/g, '');
}

function remedyFor(issue: v.BaseIssue<unknown>, written: string | undefined): string {
  if (issue.input === null && !written && issue.expected !== 'Array')
    return typeof issue.path?.at(-1)?.key === 'number'
      ? 'Write the item after the hyphen, or delete the line'
      : 'Write it after the colon, or delete the line if the field is not required';
  if (issue.expected === 'string')
    return written ? `Put it in quotes: "${written}"` : 'Put the text in quotes: "…"';
  if (issue.expected === 'number') return 'Write digits only, without quotes or signs';
  if (issue.expected === 'boolean') return 'Write true or false';
  if (issue.expected === 'Array')
    return issue.input === null ? `${addItem}, or write [] if there are none` : addItem;
  return 'Correct the value';
}
