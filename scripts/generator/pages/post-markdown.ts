/** A post as Markdown, for programs: its own text with absolute addresses, and its sources. */
import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { formatDate } from '../../../components/base/format.ts';
import { sourceParts } from '../../../components/base/source-parts.ts';
import type { Source } from '../../../content/schema.ts';
import { visit } from '../content/markdown/markdown-tree.ts';
import type { LoadedPost } from '../content/posts/load-post.ts';
import type { Absolute } from './page-markdown.ts';
import { printMarkdown, quotation } from './print-markdown.ts';

/** @param summary printed above the text, as a quotation */
export function postMarkdown({ post, tree }: LoadedPost, absolute: Absolute, summary: string): string {
  for (const block of tree)
    visit(block, (node) => {
      if (node.url) node.url = absolute(node.url);
    });
  const { title, date, author, readTime, image, sources } = post;
  return printMarkdown([
    quotation(summary),
    { type: 'heading', depth: 1, children: [text(title)] },
    paragraph(text(`${formatDate(date)}, ${author}, ${readTime} min read`)),
    paragraph({ type: 'image', url: absolute(image.src), alt: image.alt }),
    // Parsed by remark.
    ...(tree as RootContent[]),
    ...sourceList(sources),
  ]);
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]) => ({ type: 'paragraph' as const, children });

/** The post's sources, as on its page. */
function sourceList(sources: readonly Source[]): RootContent[] {
  if (sources.length === 0) return [];
  const items = sources.map((source): ListItem => {
    const parts = sourceParts(source);
    const inline = parts.map(({ words, linked }, index): PhrasingContent => {
      const shown = text(index === parts.length - 1 ? words.trimEnd() : words);
      return linked && source.url ? { type: 'link', url: source.url, children: [shown] } : shown;
    });
    return { type: 'listItem', spread: false, children: [paragraph(...inline)] };
  });
  const heading: RootContent = { type: 'heading', depth: 2, children: [text('Sources')] };
  return [heading, { type: 'list', spread: false, children: items }];
}
