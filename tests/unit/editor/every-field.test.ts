/** Saving in the editor, for every field of every file: no other line changes, and of a long text only the lines around the change. */
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { keepingFormat } from '../../../scripts/editor/merge/keeping-format.ts';
import { fileValues, mergeFile, plainFile, printValues } from '../../../scripts/editor/merge/merge-file.ts';
import type { Values } from '../../../scripts/editor/merge/values.ts';
import { readSchemas, schemaNameOf, schemaOf } from '../../../scripts/editor/schemas.ts';
import { contentTexts } from '../../fixtures/content-texts.ts';

type Place = readonly (string | number)[];

const schemas = readSchemas();
const files = contentTexts(inRoot('tests', 'fixtures', 'content'));

/** All scalar values of a file. */
function leavesOf(value: unknown, at: Place = []): { at: Place; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ at, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(values: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(values))
    return values.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  const group = values as Values;
  return { ...group, [key]: withValue(group[key], rest, value) };
}

/** Adds a word to a text, changes a number, or toggles a boolean. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return !value;
  const words = value.split(' ');
  const middle = Math.ceil(words.length / 2);
  return [...words.slice(0, middle), 'other', ...words.slice(middle)].join(' ').trim();
}

/** Another character in a text, so that it keeps its length. */
function withOtherCharacter(value: string): string {
  const at = value.search(/\w(?=\W*$)/);
  return value.slice(0, at) + (value[at] === '2' ? '3' : '2') + value.slice(at + 1);
}

/** Numbers of removed and added lines. */
function lineChanges(before: string, after: string): { gone: number; come: number } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let top = 0;
  while (top < old.length && old[top] === now[top]) top += 1;
  let bottom = 0;
  while (bottom < Math.min(old.length, now.length) - top && old.at(-1 - bottom) === now.at(-1 - bottom))
    bottom += 1;
  return { gone: old.length - top - bottom, come: now.length - top - bottom };
}

test.each(files)('$name: opened and saved unchanged, it has no diff', ({ name, kind, text }) => {
  const schema = schemaOf(schemas, `content/${name}`);
  expect(mergeFile(schema, text, { kind, text: plainFile({ kind, text }) })).toBe(text);
});

test.each(files)('$name: one changed field has a diff around that field', ({ name, kind, text }) => {
  const schema = schemaOf(schemas, `content/${name}`);
  const values = fileValues({ kind, text });
  const leaves = leavesOf(values).filter(({ at, value }) => at[0] !== 'body' && value !== null);
  // Long files have hundreds of fields of the same kinds, so not every one is tested.
  const step = Math.ceil(leaves.length / 12);
  for (const { at, value } of leaves.filter((_, index) => index % step === 0)) {
    const next = withValue(values, at, changed(value)) as Values;
    const saved = mergeFile(schema, text, { kind, text: printValues(kind, next) });
    const { gone, come } = lineChanges(text, saved);
    expect(gone, at.join('.')).toBeLessThanOrEqual(1);
    // Without `sample: true` an entry is confirmed.
    if (value === true && at.at(-1) === 'sample') expect(come).toBe(0);
    else {
      expect(fileValues({ kind, text: saved }), at.join('.')).toEqual(next);
      // A line that becomes too long is folded.
      expect(come, at.join('.')).toBeLessThanOrEqual(3);
    }
  }
});

test.each(files)('$name: one changed character changes one line', ({ name, kind, text }) => {
  const schema = schemaOf(schemas, `content/${name}`);
  const values = fileValues({ kind, text });
  const leaves = leavesOf(values).filter(
    ({ at, value }) => at[0] !== 'body' && typeof value === 'string' && /\w/.test(value),
  );
  // The longest texts are those that are folded.
  leaves.sort((a, b) => String(b.value).length - String(a.value).length);
  for (const { at, value } of leaves.slice(0, 12)) {
    const next = withValue(values, at, withOtherCharacter(String(value))) as Values;
    const saved = mergeFile(schema, text, { kind, text: printValues(kind, next) });
    expect(lineChanges(text, saved), at.join('.')).toEqual({ gone: 1, come: 1 });
  }
});

test.each(files)('$name: the page of a live site merges as the server does', ({ name, kind, text }) => {
  const isPost = kind === 'post';
  const own = [...schemas].filter(([key]) => (key === 'post') === isPost).map(([, schema]) => schema);
  const format = keepingFormat(kind, own);
  const values = format.fromFile(text);
  expect(format.toFile(values)).toBe(text);
  const [first] = leavesOf(values).filter(({ value }) => typeof value === 'string');
  if (!first) return;
  const next = withValue(values, first.at, `${String(first.value)} other`) as Values;
  const sent = withValue(fileValues({ kind, text }), first.at, `${String(first.value)} other`) as Values;
  expect(format.toFile(next)).toBe(
    mergeFile(schemaOf(schemas, `content/${name}`), text, { kind, text: printValues(kind, sent) }),
  );
  expect(schemaNameOf(`content/${name}`) === 'post').toBe(isPost);
});
