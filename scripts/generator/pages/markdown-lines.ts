/** Lines and blocks of a Markdown tree: which nodes are inline, and where paragraphs begin and end. */
import type { BlockContent, DefinitionContent, Link, Paragraph, PhrasingContent, RootContent } from 'mdast';

const phrases = new Set(
  'break delete emphasis footnoteReference image inlineCode link strong text'.split(' '),
);
const isPhrase = (node: RootContent): node is PhrasingContent => phrases.has(node.type);
const holdsBlock = (nodes: readonly RootContent[]): boolean =>
  nodes.some((node) => !isPhrase(node) || ('children' in node && holdsBlock(node.children)));

/** Lines between blocks become paragraphs. */
export function flow(nodes: readonly RootContent[]): (BlockContent | DefinitionContent)[] {
  const found = inRuns(
    nodes,
    (line) =>
      line.every((node) => node.type === 'text' && node.value.trim() === '')
        ? []
        : [{ type: 'paragraph', children: withoutBreaks(line) }],
    (block) => block,
  );
  // Parts of lists and tables are always inside one.
  return found as (BlockContent | DefinitionContent)[];
}

/** A link around blocks becomes a link around the text of each. */
const splitLink = (link: Link): RootContent[] =>
  inRuns(
    link.children,
    (children) => [{ ...link, children }],
    (block) =>
      'children' in block
        ? ({ ...block, children: [{ ...link, children: block.children as PhrasingContent[] }] } as Paragraph)
        : block,
  );

function inRuns(
  nodes: readonly RootContent[],
  ofLine: (line: PhrasingContent[]) => RootContent[],
  ofBlock: (block: RootContent) => RootContent,
): RootContent[] {
  const found: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    if (line.length > 0) found.push(...ofLine(line));
    line = [];
  };
  for (const node of nodes.flatMap((each) =>
    each.type === 'link' && holdsBlock(each.children) ? splitLink(each) : each,
  ))
    if (isPhrase(node)) line.push(node);
    else {
      end();
      found.push(ofBlock(node));
    }
  end();
  return found;
}

const edges = new Set(['heading', 'paragraph', 'root']);

/** Joins neighboring texts, and removes whitespace at the ends of blocks. Changes the tree. */
export function joinTexts(parent: { type: string; children: RootContent[] }): void {
  const joined: RootContent[] = [];
  for (const node of parent.children) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  if (edges.has(parent.type)) {
    const [first, last] = [joined[0], joined.at(-1)];
    if (first?.type === 'text') first.value = first.value.replace(/^[\t ]+/, '');
    if (last?.type === 'text') last.value = last.value.replace(/[\t ]+$/, '');
  }
  parent.children = joined.filter((node) => node.type !== 'text' || node.value !== '');
  for (const node of parent.children) if ('children' in node) joinTexts(node);
}

/** Without line breaks at both ends. */
export function withoutBreaks(nodes: PhrasingContent[]): PhrasingContent[] {
  const first = nodes.findIndex(({ type }) => type !== 'break');
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(({ type }) => type !== 'break') + 1);
}
