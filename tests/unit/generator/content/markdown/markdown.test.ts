import { expect, test } from 'vitest';
import { addressFault } from '../../../../../content/public-address.ts';
import type { ArticleNode } from '../../../../../content/types.ts';
import { compileMarkdown } from '../../../../../scripts/generator/content/markdown/markdown.ts';

const compile = (text: string) => compileMarkdown('content/blog/x.md', text, 10);
const bodyOf = (text: string) => compile(text).body;
const problemsOf = (text: string) => compile(text).problems.map(({ line, message }) => `${line} ${message}`);
const idsOf = (nodes: ArticleNode[]) =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node[1].id]));

test('the subset in the specification becomes article nodes', () => {
  expect(bodyOf('## A heading\n\nText in **bold**.\n\n- one\n- two\n')).toEqual([
    ['h2', { id: 'a-heading' }, ['A heading']],
    ['p', {}, ['Text in ', ['strong', {}, ['bold']], '.']],
    ['ul', {}, ['\n', ['li', {}, ['one']], '\n', ['li', {}, ['two']], '\n']],
  ]);
});

test('an article of one paragraph, and an element with a single child, keep their structure', () => {
  expect(bodyOf('All there is.\n')).toEqual([['p', {}, ['All there is.']]]);
  expect(bodyOf('**[The walk](/tours)**\n')).toEqual([
    ['p', {}, [['strong', {}, [['a', { href: '/tours' }, ['The walk']]]]]],
  ]);
  expect(bodyOf('- [One](/a)\n')).toEqual([
    ['ul', {}, ['\n', ['li', {}, [['a', { href: '/a' }, ['One']]]], '\n']],
  ]);
});

test('a text that uses # moves all headings down one level, since the title is the only h1', () => {
  expect(bodyOf('# Top\n\n## Below\n').map((node) => node[0])).toEqual(['h2', 'h3']);
});

test('headings that are only emoji, repeat, or collide with an id of the page get unique ids', () => {
  expect(idsOf(bodyOf('## 🐈\n\n## 🐈\n\n## The hall\n\n## The hall\n\n## Main\n\n## Déjà vu\n'))).toEqual([
    'section',
    'section-2',
    'the-hall',
    'the-hall-2',
    'main-2',
    'deja-vu',
  ]);
});

test('an image becomes a Picture, alone in its paragraph or not, and is recorded with its line', () => {
  const { body, references } = compile('Text\n\n![A cat](/images/jerry-fox.jpg)\n');
  expect(body[1]).toEqual(['Picture', { name: 'jerry-fox', alt: 'A cat' }, []]);
  expect(references).toEqual([{ kind: 'image', value: 'jerry-fox', line: 13 }]);
});

test('raw HTML is an error and its tags never reach the article', () => {
  const { body, problems } = compile('Hello <script>alert(1)</script> <b onclick="x()">you</b>\n');
  expect(problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/script|onclick/);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'relative/page', '//other.example/x'])(
  'a link to %s is an error',
  (url) => {
    expect(problemsOf(`[here](${url})\n`)).toEqual([
      `11 The link "${url}" has an address that is not allowed`,
    ]);
    expect(JSON.stringify(bodyOf(`[here](${url})`))).not.toContain('javascript');
  },
);

test('external links get rel, and links to pages are recorded', () => {
  const { body, references } = compile('[a](https://example.org) and [b](/tours)\n');
  expect(JSON.stringify(body)).toContain('"rel":"noopener"');
  expect(references).toEqual([
    { kind: 'link', value: 'https://example.org', line: 11 },
    { kind: 'link', value: '/tours', line: 11 },
  ]);
});

test.each(['#', 'mailto:ann', 'tel:CATS'])('the address %s is not allowed and is reported', (url) => {
  expect(problemsOf(`[a](${url})\n`)).toEqual([`11 The link "${url}" has an address that is not allowed`]);
});

test.each(['http://localhost:4173/tours', 'https://127.0.0.%31/', 'https://a.example:99999/'])(
  'the address %s is refused as in YAML',
  (url) => {
    expect(problemsOf(`[a](${url})\n`)).toEqual([`11 The link "${url}" ${addressFault(url)}`]);
  },
);

test('an image whose name has a space is an error, never literal text', () => {
  expect(problemsOf('![A cat](/images/my cat.jpg)\n')).toEqual(['11 A picture or link here is not complete']);
});

test('an image without a text alternative and one from another site are errors', () => {
  expect(problemsOf('![](/images/a.jpg)\n')).toEqual(['11 The picture has no description']);
  expect(problemsOf('![A cat](https://example.org/a.jpg)\n')[0]).toContain('on another site');
});

test('tables, strikethrough, bare addresses and footnotes of GFM work where they occur', () => {
  const html = JSON.stringify(
    bodyOf(
      '| a | b |\n| - | -: |\n| 1 | 2 |\n\n~~old~~ https://example.org/x and a note[^1].\n\n[^1]: Here.\n',
    ),
  );
  for (const part of ['"table"', '"del"', '"href":"https://example.org/x"', '"sup"'])
    expect(html).toContain(part);
  expect(html).not.toContain('style');
});

test('words are counted without Markdown syntax', () => {
  expect(compile('## Two words\n\nAnd **three** more - 🐈.\n').words).toBe(5);
});

test('a quotation that starts with a bold line is a newspaper clipping', () => {
  expect(bodyOf('> **Lost**\n>\n> A cat.\n>\n> — The Sun, 1895.\n')).toEqual([
    [
      'Clipping',
      {},
      [
        ['p', {}, [['strong', {}, ['Lost']]]],
        ['p', {}, ['A cat.']],
        ['figcaption', {}, ['The Sun, 1895.']],
      ],
    ],
  ]);
  expect(bodyOf('> **Lost**, a cat.\n')[0]?.[0]).toBe('blockquote');
});

test('the image address /map is replaced by the post’s map', () => {
  const { body, references, mapLine } = compile('Text.\n\n![The walk](/map)\n');
  expect(body[1]).toEqual(['Map', {}, []]);
  expect(references).toEqual([]);
  expect(mapLine).toBe(13);
});

test('constants in a text are recorded with their lines', () => {
  expect(compile('Text.\n\nAt most $' + '{group.small} guests.\n').references).toEqual([
    { kind: 'constant', value: 'group.small', line: 13 },
  ]);
});

test.each([
  ['a literal character', 'One\n\ntwo\u0007', '13 The character U+0007 cannot be published'],
  ['a vertical tab in a link', '[a\u000bb](/tours)', '11 The character U+000B cannot be published'],
  ['half a letter', 'a\ud83db', '11 The character U+D83D cannot be published'],
  [
    'a reference by number',
    'One\n\n&#7; two',
    '13 The replacement character U+FFFD shows that a character was lost',
  ],
  [
    'a reference to half a letter',
    '&#xD800;',
    '11 The replacement character U+FFFD shows that a character was lost',
  ],
])('%s is reported with line and code point', (_name, text, message) => {
  expect(problemsOf(text)).toEqual([message]);
});

test('valid and malformed constants are recorded with their lines, except in code', () => {
  const { references } = compile(
    `From \${price.perPersonCents}\n\n[mail](mailto:\${email}) \${ x } \`\${no}\`\n\n\${group.small people`,
  );
  expect(references).toEqual([
    { kind: 'constant', value: 'price.perPersonCents', line: 11 },
    { kind: 'constant', value: 'email', line: 13 },
    { kind: 'constant', value: ' x ', line: 13 },
    { kind: 'constant', value: 'group.small people…', line: 15 },
  ]);
});

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['brackets', '['.repeat(5_000)],
  ['lists', '- '.repeat(3_000)],
  ['asterisks', '*a '.repeat(3_000)],
  ['asterisks around a word', `${'*'.repeat(3_000)}x${'*'.repeat(3_000)}`],
])('thousands of %s give a page or one line, never a stack trace', (_name, marks) => {
  for (const { line, message } of compile(`${marks}x`).problems)
    expect([line, message]).toEqual([11, expect.any(String)]);
});

test('a text of a hundred levels is reported', () => {
  expect(problemsOf(`${'*'.repeat(250)}x${'*'.repeat(250)}`)).toEqual([
    '11 The Markdown is nested too deeply',
  ]);
});

test('the links between a footnote and its reference keep their labels', () => {
  const html = JSON.stringify(compile('A note[^1].\n\n[^1]: Here.').body);
  expect(html).toContain('"aria-describedby":"footnote-label"');
  expect(html).toContain('"id":"footnote-label"');
  expect(html).toContain('"aria-label":"Back to reference 1"');
});
