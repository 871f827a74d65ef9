/** Values that are valid by themselves and contradict each other are reported at one of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isNode, parseDocument } from 'yaml';
import { fixture, openContentCopy } from '../support/content-copy.ts';

const { write, load } = openContentCopy();

/** Sets fields, given as `season.year`. @returns the line of the last one */
function set(file: string, fields: Readonly<Record<string, unknown>>): number {
  const document = parseDocument(readFileSync(path.join(fixture, file), 'utf8'));
  for (const [name, value] of Object.entries(fields))
    document.setIn(name.split('.'), document.createNode(value, { flow: true }));
  const text = document.toString({ lineWidth: 0 });
  write(file, text);
  const last = Object.keys(fields).at(-1) ?? '';
  const node = parseDocument(text).getIn(last.split('.'), true);
  return text.slice(0, (isNode(node) && node.range?.[0]) || 0).split('\n').length;
}

test.each<[string, Record<string, unknown>, string]>([
  ['site.yaml', { 'privateTours.defaultGuests': 40 }, 'must not be more than "maxGuests", found 40'],
  ['site.yaml', { 'privateTours.includedGuests': 90 }, 'must not be more than "maxGuests", found 90'],
  [
    'site.yaml',
    { 'openingHours.opens': '16:00', 'openingHours.closes': '10:00' },
    'must be after "opens", found "10:00"',
  ],
  ['site.yaml', { 'founded.metadata': 'long ago' }, 'must be a year, month or day such as "2024"'],
  ['site.yaml', { name: 'Cats '.repeat(40) }, 'must have at most 40 characters, has 199'],
  [
    'site.yaml',
    { titleSuffix: '   ' },
    'must be plain text, after a space and a sign such as |, found "   "',
  ],
  [
    'pages/press-kit.yaml',
    { 'boilerplates.0.words': 90, 'boilerplates.0.text': 'Two words' },
    'must have 90 words ("words"), give or take 10 %, has 2, found "Two words"',
  ],
  ['tours/brooklyn-heights.yaml', { 'map.caption': '  ' }, 'must not be empty, found ""'],
  ['tours/brooklyn-heights.yaml', { 'schedule.weekdays': [6, 6] }, 'must name each item once, found [6,6]'],
])('%s: %j', async (file, fields, message) => {
  const line = set(file, fields);
  expect((await load()).reported).toEqual([
    expect.stringContaining(`content/${file}:${line}  "${Object.keys(fields).at(-1)}" ${message}`),
  ]);
});

test.each([
  ['itemId', 999],
  ['title', 'The Walk'],
])('two tours with the same %s', async (field, value) => {
  const first = set('tours/brooklyn-heights.yaml', { [field]: value });
  const second = set('tours/private-tours.yaml', { [field]: value });
  expect((await load()).reported).toEqual([
    `content/tours/private-tours.yaml:${second}  "${field}" is the same as in content/tours/brooklyn-heights.yaml:${first}. Give one of them another value`,
  ]);
});
