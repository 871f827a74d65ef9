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
  ...[
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
  ],
  ...[
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
  ],
];

test('a text without anything to escape is printed as the library prints it', () => {
  for (const first of parts)
    for (const second of parts)
      for (const text of [
        `${first}${second}`,
        `Cats ${first}${second} a cat.`,
        `A ${first}b **c**${second}d`,
      ])
        for (const written of [text, `# ${text}`, `> - ${text}`, `| a |\n| - |\n| ${text} |`]) {
          const tree: Root = parser.parse(written);
          expect(printMarkdown(structuredClone(tree.children)), written).toBe(library.stringify(tree));
        }
});
