/** Translates schema issues for editors: field, line, remedy. */
import type * as v from 'valibot';
import { slugOf } from '../../../components/base/slug.ts';
import { nearest } from '../../core/nearest.ts';
import type { Problem } from '../../core/problem.ts';
import type { FieldPath } from '../../core/visit-fields.ts';

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
  const found =
    issue.input === undefined ? 'nothing' : (JSON.stringify(issue.input) ?? 'something else').slice(0, 60);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const parent = issue.path?.at(-1)?.input;
    const known = keysAt(schema, path.slice(0, -1));
    const unknown =
      parent && typeof parent === 'object' ? Object.keys(parent).filter((key) => !known.includes(key)) : [];
    return unknown.map((key) => {
      const guess = nearest(key, known);
      return at(
        [...path.slice(0, -1), key],
        'is not a field here',
        guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}`,
      );
    });
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return [at(path, 'is missing', `Add a line "${String(path.at(-1))}: …"`)];
  }
  if (issue.kind === 'validation') {
    const rule = issue.message.startsWith('must') ? issue.message : ruleText(issue);
    const guess = fitting(issue);
    return [at(path, `${rule}, found ${found}`, guess ? `Did you mean "${guess}"?` : 'Correct the value')];
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
 * The value in the form that its pattern requires: `Bodega Cat` → `bodega-cat`, `team-2.jpg` → `team-2`, `15 May 2025` →
 * `2025-05-15`, `2:30 PM` → `14:30`.
 */
function fitting({ type, input, requirement }: v.BaseIssue<unknown>): string | undefined {
  if (type !== 'regex' || typeof input !== 'string' || !(requirement instanceof RegExp)) return undefined;
  const day = /[a-z]{3}/i.test(input) ? Date.parse(`${input} UTC`) : Number.NaN;
  const forms = [
    input.trim(),
    Number.isNaN(day) ? '' : new Date(day).toISOString().slice(0, 10),
    time24(input),
    slugOf(input.replace(/\.(?:jpe?g|png|webp|avif)$/i, '')),
  ];
  return forms.find((form) => form !== '' && requirement.test(form));
}

/** `2:30 PM` → `14:30`; empty for anything else. */
function time24(input: string): string {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?$/i.exec(input.trim()) ?? [];
  if (!hour || !half) return '';
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
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
  if (issue.expected === 'string')
    return written ? `Put it in quotes: "${written}"` : 'Put the text in quotes: "…"';
  if (issue.expected === 'number') return 'Write digits only, without quotes or signs';
  if (issue.expected === 'boolean') return 'Write true or false';
  if (issue.expected === 'Array') return 'Start each item on a line of its own with "- "';
  return 'Correct the value';
}
