import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compilePost } from '../../../../../scripts/generator/content/posts/post-record.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder('posts');
const front = (extra = '') => `title: Old Tom of City Hall
excerpt: On a cold wet day in 1891 a plain tabby kitten walked up the steps of City Hall and dried himself there.
author: Cats About Town Team
date: 2025-01-05
image: post-old-tom
alt: A tabby on the steps of City Hall
tags: [city-hall]
category: History
${extra}`;
const good = `---\n${front()}---\n\nOld Tom dried himself.\n`;

function compile(contents: string | Uint8Array, name = 'old-tom.md') {
  const file = path.join(folder, name);
  writeFileSync(file, contents);
  return compilePost(`content/blog/${name}`, file);
}
const messages = (contents: string | Uint8Array, name?: string) =>
  compile(contents, name).problems.map(({ line, message }) => `${line} ${message}`);
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

test('a valid post gets its id from the file name and its read time from its words', () => {
  const { record, problems } = compile(good);
  expect(problems).toEqual([]);
  expect(record).toMatchObject({ id: 'old-tom', words: 4, readTime: 1 });
});

test.each([
  ['CRLF line ends', good.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\ufeff${good}`],
  ['UTF-16', utf16(good)],
  ['UTF-16 without a byte order mark', utf16(good).subarray(2)],
  ['UTF-16 in the other order', utf16(good).subarray(2).swap16()],
  ['emoji and curly quotes', good.replace('Tom dried', 'Tom “dried” 🐈')],
  ['a very long word', good.replace('Tom dried', `Tom ${'d'.repeat(500)}`)],
])('%s is read like any other text', (_name, contents) => {
  expect(messages(contents)).toEqual([]);
});

test.each([
  ['no front matter', 'Just text\n', '1 The post has no front matter'],
  [
    'a dash above the fields',
    good.replace('---', '—'),
    '1 The line "—" is not the line --- above the fields',
  ],
  ['a hyphen more', good.replace('---', '----'), '1 The line "----" is not the line --- above the fields'],
  ['an empty line above the fields', `\n${good}`, '1 The line --- is not the first of the file'],
  [
    'a dash below the fields',
    good.replace(/\n---/, '\n—-'),
    '10 The line "—-" is not the line --- below the fields',
  ],
  ['no end of the fields', good.replace(/\n---/, ''), '1 The fields at the top of the post have no end'],
  ['an empty file', '', '1 The file is empty'],
  [
    'a day that is not in the calendar',
    good.replace('2025-01-05', '2025-02-30'),
    '5 "date" must be an existing date, found "2025-02-30"',
  ],
  ['no text', `---\n${front()}---\n`, '11 The post has no text'],
  ['a line alone', `---\n${front()}---\n\n---\n`, '11 The post has no text'],
  [
    'a tag twice',
    good.replace('[city-hall]', '[hall, hall]'),
    '8 "tags" must name each item once, found ["hall","hall"]',
  ],
  [
    'a wrong read time',
    `---\n${front('readTime: 9\n')}---\n\nShort.\n`,
    '10 "readTime" is 9, but 1 words take 1 min',
  ],
  [
    'bytes that are no text',
    Buffer.from([0x2d, 0xff, 0xc3, 0x28]),
    '1 The file is not text in UTF-8 or UTF-16',
  ],
  ...['PK\x03\x04\x14', '{\\rtf1', '%PDF-1.7'].map((start): [string, Buffer, string] => [
    `a document that begins with ${start}`,
    Buffer.from(`${start}...`, 'latin1'),
    '1 The file is a document of a word processor, not plain text',
  ]),
])('%s is one clear problem', (_name, contents, message) => {
  expect(messages(contents)).toEqual([message]);
});

test('a file name that cannot be an address is a problem', () => {
  for (const name of ['con.md', 'lpt1.md', `${'a'.repeat(220)}.md`, 'caf\u00e9.md', 'index.md'])
    expect(messages(good, name)).toEqual([`1 "${name}" is not a valid name for a post`]);
  expect(messages(good, 'Old Tom.md')).toEqual(['1 "Old Tom.md" is not a valid name for a post']);
});

test('images and links have their lines in the file', () => {
  const { record } = compile(`---\n${front()}---\n\nText [tour](/tours).\n`);
  expect(record?.references).toEqual([
    { kind: 'image', value: 'post-old-tom', line: 6 },
    { kind: 'link', value: '/tours', line: 12 },
  ]);
});

const map = (heading: string) =>
  `map:\n  caption: A walk\n  stops:\n    - { heading: ${heading}, at: "40.70,-74.01" }\n    - { heading: The hall, at: "40.71,-74.00" }\n`;

test('the stops of a post’s map link to its headings', () => {
  const { record, problems } = compile(
    `---\n${front(map('The pier'))}---\n\n![A walk](/map)\n\n## The pier\n\nA.\n\n## The hall\n\nB.\n`,
  );
  expect(problems).toEqual([]);
  expect(record?.map?.stops.map(({ title, href }) => [title, href])).toEqual([
    ['The pier', '#the-pier'],
    ['The hall', '#the-hall'],
  ]);
});

test.each([
  [
    'a stop that is no heading',
    `---\n${front(map('The peir'))}---\n\n![A walk](/map)\n\n## The pier\n\n## The hall\n`,
    '13 The text has no heading "The peir"',
  ],
  [
    'a map without a place in the text',
    `---\n${front(map('The pier'))}---\n\n## The pier\n\n## The hall\n`,
    '10 The text has no place for the map',
  ],
  [
    'a place without a map',
    `---\n${front()}---\n\n![A walk](/map)\n`,
    '12 The text has a place for a map, but there is no map',
  ],
])('%s is one clear problem', (_name, contents, message) => {
  expect(messages(contents)).toEqual([message]);
});
