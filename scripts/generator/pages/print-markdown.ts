/** Prints Markdown trees, by remark. */
import type { Blockquote, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const printer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, {
    ...{ bullet: '-', emphasis: '*', rule: '-', fences: true },
    ...{ listItemIndent: 'one', resourceLink: true },
  })
  .freeze();

/** @param children the blocks of a document */
export const printMarkdown = (children: RootContent[]): string =>
  printer.stringify({ type: 'root', children } satisfies Root);

export const quotation = (value: string): Blockquote => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});
