/** Collapses whitespace as browsers do: one space between words, none at the edges of blocks. */
import type { Element, ElementContent, Root } from 'hast';

/** Elements at whose edges whitespace is removed. */
const blocks = new Set(
  'address article aside blockquote body br caption col colgroup dd dialog div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section summary table tbody td tfoot th thead tr ul wbr'.split(
    ' ',
  ),
);
/** Replaced inline elements. */
const content = new Set(
  'audio button canvas embed iframe img input math object picture select svg textarea video'.split(' '),
);
const skippable = new Set('area dialog link meta script source style template title track'.split(' '));

/** Changes the tree. */
export function collapseWhitespace(root: Root): void {
  collapse(root, true, true);
}

/**
 * @param before whether whitespace at the start is removed; @param after whether it is removed at the end
 * @returns whether whitespace that follows is removed
 */
function collapse(parent: Root | Element, before: boolean, after: boolean): boolean {
  const kept: ElementContent[] = [];
  const children = parent.children as ElementContent[];
  for (const [index, child] of children.entries()) {
    const ends = vanishesAfter(children, index + 1) ?? after;
    if (child.type === 'text') {
      const value = child.value.replace(/[\t\n\v\f\r ]+/g, ' ');
      const start = before && value.startsWith(' ') ? 1 : 0;
      const spaceEnd = value.length > start && value.endsWith(' ');
      child.value = value.slice(start, spaceEnd && ends ? -1 : undefined);
      if (child.value === '') continue;
      before = spaceEnd && !ends;
    } else if (child.type === 'element' && child.tagName !== 'pre') {
      const isBlock = blocks.has(child.tagName);
      before = collapse(child, before || isBlock, ends || isBlock) && !content.has(child.tagName);
    } else before = true;
    kept.push(child);
  }
  parent.children = kept;
  return before || after;
}

/** Whether whitespace before the rest of a line is removed; undefined if the rest does not determine it. */
function vanishesAfter(nodes: readonly ElementContent[], from: number): boolean | undefined {
  for (let index = from; index < nodes.length; index++) {
    const node = nodes[index];
    if (node?.type === 'text' && node.value.trim() !== '') return false;
    if (node?.type !== 'element') continue;
    if (content.has(node.tagName)) return false;
    if (blocks.has(node.tagName)) return true;
    const inside = skippable.has(node.tagName) ? undefined : vanishesAfter(node.children, 0);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
