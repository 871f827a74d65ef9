/** The Markdown copy of a page has its content: parsed again, it has the same text and structure. */
import fc from 'fast-check';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { ArticleNode } from '../../../content/types.ts';
import { compileMarkdown } from '../../../scripts/generator/content/markdown/markdown.ts';
import type { TreeNode } from '../../../scripts/generator/content/markdown/markdown-tree.ts';
import { articleHtml } from '../../../scripts/generator/pages/article-html.ts';
import { printMarkdown } from '../../../scripts/generator/pages/print-markdown.ts';
import { runs, timeLimit } from './runs.ts';

const writer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** Letters and all characters with a meaning in Markdown; single spaces between words only. */
const word = fc.string({
  unit: fc.constantFrom(...'abcXYZ019éß猫🐈.,;!?\'"()-–—“”*_[]<>&#~`\\@/'),
  minLength: 1,
  maxLength: 8,
});
/** Two apostrophes are syntax of another format, and "] (/" or "] (#" is half a link: neither can be escaped in Markdown. */
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) =>
  list
    .join(' ')
    .replaceAll(/''+/g, "'")
    .replaceAll(/\] +\((?=[/#hm])/g, '] '),
);
const plain = fc
  .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((list) => list.join(' '));
const text = words.map((value): PhrasingContent => ({ type: 'text', value }));
const inside = plain.map((value): PhrasingContent => ({ type: 'text', value }));

const inline: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 4, arbitrary: text },
  inside.map((child): PhrasingContent => ({ type: 'strong', children: [child] })),
  inside.map((child): PhrasingContent => ({ type: 'emphasis', children: [child] })),
  inside.map((child): PhrasingContent => ({ type: 'delete', children: [child] })),
  plain.map((value): PhrasingContent => ({ type: 'inlineCode', value })),
  fc
    .tuple(words, fc.constantFrom('/tours', 'https://example.org/a?b=c&d=(e)', '/blog?post=ned'))
    .map(([value, url]): PhrasingContent => ({ type: 'link', url, children: [{ type: 'text', value }] })),
);
/** With spaces around each part, since formatting within words is not supported. */
const line = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts.flatMap((part, index): PhrasingContent[] =>
      index ? [{ type: 'text', value: ' ' }, part] : [part],
    ),
  );
const paragraph = line.map((children): RootContent => ({ type: 'paragraph', children }));
const broken = fc
  .tuple(line, line)
  .map(([a, b]): RootContent => ({ type: 'paragraph', children: [...a, { type: 'break' }, ...b] }));
const list = fc
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 40 }), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(
    ([ordered, start, items]): RootContent => ({
      type: 'list',
      ordered,
      ...(ordered ? { start } : {}),
      spread: false,
      children: items.map((children) => ({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children }],
      })),
    }),
  );
const code = fc
  .array(fc.string({ maxLength: 20, unit: 'grapheme-ascii' }), { minLength: 1, maxLength: 3 })
  .map((lines): RootContent => ({ type: 'code', value: lines.join('\n') }))
  .filter((node) => node.type === 'code' && node.value.trim() !== '');
const table = fc.array(fc.tuple(line, line), { minLength: 2, maxLength: 3 }).map(
  (rows): RootContent => ({
    type: 'table',
    align: [null, 'right'],
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  }),
);
const quote = paragraph.map((child): RootContent => ({ type: 'blockquote', children: [child] as never }));
const heading = line.map((children): RootContent => ({ type: 'heading', depth: 2, children }));
const rule = fc.constant<RootContent>({ type: 'thematicBreak' });
const document = fc
  .array(fc.oneof(paragraph, broken, list, code, table, quote, heading, rule), { minLength: 1, maxLength: 5 })
  .map((children): Root => ({ type: 'root', children: children.filter(notTwice) }));

/** Two consecutive lists or quotes become one. */
const notTwice = (node: Nodes, index: number, all: Nodes[]): boolean => node.type !== all[index - 1]?.type;

const compile = (source: string) => compileMarkdown('x.md', source, 0);
/** Without positions, as it is stored. */
const copyOf = (tree: TreeNode) =>
  printMarkdown(
    JSON.parse(JSON.stringify(tree.children, (key, value) => (key === 'position' ? undefined : value))),
  );
/** Spaces at the ends of lines and blocks are insignificant. */
const shown = (body: ArticleNode[]): string =>
  articleHtml(body, (address) => address)
    .replace(/\s+/g, ' ')
    .replace(
      / (?=<\/?(?:p|li|ul|ol|td|th|tr|table|thead|tbody|blockquote|h2)\b)|(?<=<\/?(?:p|li|ul|ol|td|th|tr|table|thead|tbody|blockquote|h2|br)>) /g,
      '',
    );

test(
  'the copy has the text of the page',
  () => {
    fc.assert(
      fc.property(document, (written) => {
        const source = writer.stringify(written);
        const { body, tree, problems } = compile(source);
        // Text that looks like syntax is escaped, so that only names of constants are reported.
        expect(problems).toEqual([]);
        const copy = copyOf(tree);
        const again = compile(copy);
        expect(again.problems).toEqual([]);
        expect(shown(again.body)).toBe(shown(body));
      }),
      runs(15),
    );
  },
  timeLimit,
);

test.each([
  ['struck-out words', 'He was ~~never~~ seen.'],
  ['line breaks', 'One\\\ntwo'],
  ['code fences', '```\nconst a = "b";\n  **raw**\n```'],
  ['the start of a list', '7. seven\n8. eight'],
  ['notes', 'A cat[^1] and another[^b].\n\n[^1]: Of *note*.\n\n[^b]: Two.'],
  ['escapes', '\\*not italic\\* \\[x\\](y) \\# 1\\. a_b_c 2 \\< 3 & \\&amp;'],
  ['tables', '| a | b |\n| - | -: |\n| \\| | **c** |'],
])('%s are kept', (_name, source) => {
  const { body, tree, problems } = compile(source);
  expect(problems).toEqual([]);
  expect(shown(compile(copyOf(tree)).body)).toBe(shown(body));
});
