import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../../scripts/core/problem.ts';
import { parseYaml } from '../../../../scripts/generator/content/parse-yaml.ts';

const schema = v.strictObject({
  title: v.string(),
  count: v.optional(v.number()),
  color: v.optional(v.picklist(['orange', 'olive'])),
  stops: v.optional(v.array(v.strictObject({ title: v.string(), alt: v.optional(v.string()) }))),
});
const problemsOf = (text: string) =>
  parseYaml({ file: 'content/x.yaml', text }, schema).problems.map(formatProblem);

test('a right file gives its value', () => {
  expect(parseYaml({ file: 'x', text: 'title: Old Tom\ncount: 3\n' }, schema).value).toEqual({
    title: 'Old Tom',
    count: 3,
  });
});

test('a misspelt field names file, line and the field that was meant', () => {
  expect(problemsOf('title: Tom\ncuont: 3\n')).toEqual([
    'content/x.yaml:2  "cuont" is not a field here. Did you mean "count"?',
  ]);
});

test('all mistakes are told at once, each at its own line', () => {
  const text = 'colour: olive\ncount: "3"\nstops:\n  - title: A\n    alr: x\n    foo: y\n';
  expect(problemsOf(text)).toEqual([
    'content/x.yaml:1  "title" is missing. Add a line "title: …"',
    'content/x.yaml:2  "count" must be a number, found "3". Write digits only, without quotes or signs',
    'content/x.yaml:5  "stops.0.alr" is not a field here. Did you mean "alt"?',
    'content/x.yaml:6  "stops.0.foo" is not a field here. Known fields: title, alt',
    'content/x.yaml:1  "colour" is not a field here. Did you mean "color"?',
  ]);
});

test('a wrong choice names the nearest right one', () => {
  expect(problemsOf('title: T\ncolor: oliv\n')).toEqual([
    'content/x.yaml:2  "color" must be "orange" or "olive", found "oliv". Did you mean "olive"?',
  ]);
});

test('broken YAML is one line that says where', () => {
  expect(problemsOf('title: T\nstops: [a\n')[0]).toMatch(
    /^content\/x\.yaml:\d+ {2}This is not valid YAML: .+/,
  );
  expect(problemsOf('title: A\ntitle: B\n')[0]).toMatch(/content\/x\.yaml:2 .*unique/i);
});

test('an empty file is a clear error', () => {
  expect(problemsOf('')).toEqual([
    'content/x.yaml:1  There is nothing here. Fill in the fields, or delete the file',
  ]);
});

test('a date stays the text that was written, whatever the time zone', () => {
  const dated = v.strictObject({ date: v.string() });
  expect(parseYaml({ file: 'x', text: 'date: 2025-01-05\n' }, dated).value).toEqual({ date: '2025-01-05' });
});
