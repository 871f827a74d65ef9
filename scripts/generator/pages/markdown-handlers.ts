/** What our pages' elements are in Markdown, where HTML's own meaning is not enough. */
import type { Element, ElementContent } from 'hast';
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import type { Options } from 'rehype-remark';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

export type Absolute = (address: string) => string;

const isElement = (node: { type: string } | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes((node as Element).tagName);

/** Pairs of terms and descriptions, which may stand in groups. */
const pairsOf = (list: Element): ElementContent[] =>
  list.children.flatMap((child) => (isElement(child, 'div') ? pairsOf(child) : [child]));

/** **Price:** $40 */
function definitions(state: State, node: Element): RootContent[] {
  const blocks: RootContent[] = [];
  let term: PhrasingContent[] = [];
  for (const child of pairsOf(node)) {
    if (isElement(child, 'dt')) {
      const words = phrasing(state, child);
      term = [
        { type: 'strong', children: [...words, { type: 'text', value: ':' }] },
        { type: 'text', value: ' ' },
      ];
    } else if (isElement(child, 'dd')) {
      const content = state.toFlow(state.all(child));
      const [first, ...rest] = content;
      if (first?.type === 'paragraph')
        blocks.push({ type: 'paragraph', children: [...term, ...first.children] }, ...rest);
      else blocks.push({ type: 'paragraph', children: term.slice(0, 1) }, ...content);
      term = [];
    }
  }
  return blocks;
}

const phrasing = (state: State, node: Element): PhrasingContent[] =>
  // Terms and questions hold words alone.
  state
    .all(node)
    .flatMap((child) =>
      'children' in child && child.type === 'paragraph' ? child.children : child,
    ) as PhrasingContent[];

const summary: Handle = (state, node) => ({ type: 'heading', depth: 3, children: phrasing(state, node) });

const noteName = (node: Element | undefined): string | undefined =>
  /^#?(?:user-content-)?fn-(.+)$/.exec(String(node?.properties.href ?? node?.properties.id ?? ''))?.[1];

/** The mark of a note. */
const raised: Handle = (state, node) => {
  const link = node.children.find((child) => isElement(child, 'a'));
  const name = isElement(link, 'a') ? noteName(link) : undefined;
  if (name === undefined) return state.all(node);
  return { type: 'footnoteReference', identifier: name, label: name };
};

/** The notes at the foot of an article. */
const section: Handle = (state, node) => {
  if (!String(node.properties.class ?? '').includes('footnotes')) return state.all(node);
  const list = node.children.find((child) => isElement(child, 'ol'));
  const items = isElement(list, 'ol') ? list.children.filter((child) => isElement(child, 'li')) : [];
  return items.map((item) => {
    const name = noteName(item) ?? '';
    // A note holds blocks.
    const children = state.toFlow(state.all(item)) as (BlockContent | DefinitionContent)[];
    return { type: 'footnoteDefinition', identifier: name, label: name, children };
  });
};

/** A list's items that the styles give another look stay items. */
export const handlers: Record<string, Handle> = {
  dl: definitions as Handle,
  summary,
  details: (state, node) => state.all(node),
  sup: raised,
  section,
};
