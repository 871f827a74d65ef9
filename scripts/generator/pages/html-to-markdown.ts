/**
 * Converts the HTML tree of our pages to a Markdown tree. rehype-remark does this for any HTML and takes a quarter of a build's time
 * for it; this one covers only the elements of our pages, with exactly the same result.
 */
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { List, ListItem, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { collapseWhitespace } from './html-whitespace.ts';
import { flow, joinTexts, withoutBreaks } from './markdown-lines.ts';

/** Block elements, and elements that contain blocks. */
const blocks = new Set(
  'address article aside div figcaption figure footer header hgroup main picture'.split(' '),
);
const ignored = new Set('caption col colgroup link script source style template title track'.split(' '));
/** Inline elements in list items. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark picture q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** @param tree is changed */
export function markdownTree(tree: HtmlRoot): Root {
  collapseWhitespace(tree);
  const root: Root = { type: 'root', children: flow(all(tree)) };
  joinTexts(root);
  return root;
}

const all = ({ children }: HtmlRoot | Element): RootContent[] =>
  (children as ElementContent[]).flatMap((child): RootContent | RootContent[] => {
    if (child.type === 'text') return { type: 'text', value: child.value };
    return child.type === 'element' && !ignored.has(child.tagName) ? one(child) : [];
  });

/** Inline elements. Our pages have no blocks inside them, except in links, which `flow` splits. */
const words = (node: Element): PhrasingContent[] => all(node) as PhrasingContent[];

function one(node: Element): RootContent | RootContent[] {
  const { tagName, properties } = node;
  if (blocks.has(tagName)) return flow(all(node));
  const title = text(properties.title).replace(/\s+/g, ' ').trim() || null;
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      // One of the six levels.
      return { type: 'heading', depth: Number(tagName[1]) as 1, children: withoutBreaks(words(node)) };
    case 'p': {
      const children = withoutBreaks(words(node));
      return children.length > 0 ? { type: 'paragraph', children } : [];
    }
    case 'a':
      return { type: 'link', url: text(properties.href), title, children: words(node) };
    case 'img':
      return { type: 'image', url: text(properties.src), title, alt: text(properties.alt) };
    case 'strong':
    case 'b':
      return { type: 'strong', children: words(node) };
    case 'em':
    case 'i':
    case 'mark':
      return { type: 'emphasis', children: words(node) };
    case 'del':
    case 's':
      return { type: 'delete', children: words(node) };
    case 'code':
    case 'kbd':
    case 'samp':
      return { type: 'inlineCode', value: textOf(node) };
    case 'pre':
      return { type: 'code', value: textOf(node).replace(/\n+$/, '') };
    case 'br':
      return { type: 'break' };
    case 'hr':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: flow(all(node)) };
    case 'ul':
    case 'ol':
      return list(node);
    case 'li':
      return { type: 'listItem', spread: isLoose(node), checked: null, children: flow(all(node)) };
    case 'dl':
      return definitions(node);
    case 'summary':
      return { type: 'heading', depth: 3, children: phrasing(node) };
    case 'sup':
      return raised(node);
    case 'section':
      return section(node);
    case 'table':
      return table(node);
    default:
      return all(node);
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(textOf).join('');
}

const isElement = (node: { type: string } | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes((node as Element).tagName);

function list(node: Element): List {
  const children = all(node).filter((child): child is ListItem => child.type === 'listItem');
  const ordered = node.tagName === 'ol';
  const start = ordered ? Number.parseInt(text(node.properties.start), 10) || 1 : null;
  const spread = children.length > 1 && children.some((item) => item.spread);
  return { type: 'list', ordered, start, spread, children };
}

/** Whether there are blank lines between the blocks of an item. */
function isLoose({ children }: Element): boolean {
  let seen = false;
  for (const child of children) {
    if (child.type !== 'element' || inline.has(child.tagName)) continue;
    if (child.tagName === 'p' || seen || isLoose(child)) return true;
    seen = true;
  }
  return false;
}

/** Pairs of terms and descriptions, which may be grouped. */
const pairsOf = (node: Element): ElementContent[] =>
  node.children.flatMap((child) => (isElement(child, 'div') ? pairsOf(child) : [child]));

/** **Price:** $40 */
function definitions(node: Element): RootContent[] {
  const found: RootContent[] = [];
  let term: PhrasingContent[] = [];
  for (const child of pairsOf(node)) {
    if (isElement(child, 'dt')) {
      const children: PhrasingContent[] = [...phrasing(child), { type: 'text', value: ':' }];
      term = [
        { type: 'strong', children },
        { type: 'text', value: ' ' },
      ];
    } else if (isElement(child, 'dd')) {
      const [first, ...rest] = flow(all(child));
      if (first?.type === 'paragraph')
        found.push({ type: 'paragraph', children: [...term, ...first.children] }, ...rest);
      else found.push({ type: 'paragraph', children: term.slice(0, 1) }, ...(first ? [first] : []), ...rest);
      term = [];
    }
  }
  return found;
}

/** Terms and questions contain only text. */
const phrasing = (node: Element): PhrasingContent[] =>
  all(node).flatMap((child) => (child.type === 'paragraph' ? child.children : (child as PhrasingContent)));

const noteName = (node: Element | undefined): string | undefined =>
  /^#?(?:user-content-)?fn-(.+)$/.exec(String(node?.properties.href ?? node?.properties.id ?? ''))?.[1];

/** The reference of a footnote. */
function raised(node: Element): RootContent | RootContent[] {
  const link = node.children.find((child) => isElement(child, 'a'));
  const name = noteName(link);
  return name === undefined ? all(node) : { type: 'footnoteReference', identifier: name, label: name };
}

/** The footnotes of an article. */
function section(node: Element): RootContent[] {
  if (!text(node.properties.class).includes('footnotes')) return all(node);
  const notes = node.children.find((child) => isElement(child, 'ol'));
  const items = notes?.children.filter((child) => isElement(child, 'li')) ?? [];
  return items.map((item) => {
    const name = noteName(item) ?? '';
    return { type: 'footnoteDefinition', identifier: name, label: name, children: flow(all(item)) };
  });
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (isElement(child, 'tr')) return [child];
    return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
  });
}

/** The first row is the header. */
function table(node: Element): RootContent {
  const rows = rowsOf(node).map((row) => row.children.filter((cell) => isElement(cell, 'th', 'td')));
  const columns = Math.max(1, ...rows.map((cells) => cells.length));
  const align = Array.from({ length: columns }, (_, column) => {
    const found = rows.map((cells) => cells[column]?.properties.align);
    return found.find((value) => value === 'left' || value === 'center' || value === 'right') ?? null;
  });
  const children = rows.map(
    (cells): TableRow => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, column) => {
        const cell = cells[column];
        return { type: 'tableCell', children: cell ? words(cell) : [] };
      }),
    }),
  );
  return { type: 'table', align, children };
}
