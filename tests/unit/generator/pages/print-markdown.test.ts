import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { printMarkdown } from '../../../../scripts/generator/pages/print-markdown.ts';

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
/** Without a handler of its own for texts. */
const library = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true });

const parts = [
  'a',
  'w.',
  'www.x',
  ' ',
  '  \n',
  '\n',
  '.',
  '1. ',
  '2) ',
  '- ',
  '+ ',
  '(',
  ')',
  '"',
  "'",
  '’',
  '?',
  '!',
  '—',
  '[x](/y)',
  '**b**',
  '*i*',
  '`c`',
  'a@b.c',
  'http://x.y',
  '#',
  '=',
  '-',
  '\\',
  '&amp;',
  '<b>',
  '|',
  '~~s~~',
];

/** Each pair of parts is in one of these, in turn. */
const places = [
  (pair: string) => pair,
  (pair: string) => `Cats ${pair} a cat.`,
  (pair: string) => `A **b** ${pair}d`,
  (pair: string) => `# A ${pair}`,
  (pair: string) => `> - ${pair} b`,
  (pair: string) => `| a |\n| - |\n| ${pair} |`,
  (pair: string) => `Cats\n${pair}`,
];

test('a text without anything to escape is printed as the library prints it', () => {
  const pairs = parts.flatMap((first) => parts.map((second) => first + second));
  for (const [index, pair] of pairs.entries()) {
    const written = places[index % places.length]?.(pair) ?? '';
    const tree: Root = parser.parse(written);
    expect(printMarkdown(structuredClone(tree.children)), written).toBe(library.stringify(tree));
  }
});
