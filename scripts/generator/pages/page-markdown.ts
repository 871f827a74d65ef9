/** A page's text as Markdown, for programs: the content of `<main>`, without controls. */
import type { Element, ElementContent, Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownTree } from './html-to-markdown.ts';
import { htmlTree } from './html-tree.ts';
import { printPlainLines, printText } from './plain-lines.ts';

/** Makes a path of this site, or a fragment of the page, an absolute address. */
export type Absolute = (address: string) => string;

/** Elements without text of the page. */
const skipped = new Set(
  'nav form button svg iframe dialog noscript template script style select search input'.split(' '),
);
const kept = new Set('href src alt start id align aria-hidden class colSpan title'.split(' '));
/** Inside these elements a fragment link is part of the text; elsewhere it is a control. */
const inText = new Set('p li td th dd h2 h3 h4 h5 h6 blockquote figcaption'.split(' '));
/** Inline elements that the styles separate from their neighbors. */
const apart = new Set(['span', 'small', 'time']);
const inline = new Set('a abbr b cite code del em i q s small span strong sub sup time'.split(' '));
/** Shown on screens only. */
const remark = ' (opens in a new tab)';

const stringify = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, {
    ...{ bullet: '-', emphasis: '*', rule: '-', fences: true },
    ...{ listItemIndent: 'one', resourceLink: true },
    handlers: { text: printText },
  })
  .freeze();

/**
 * @param main HTML of `<main>`
 * @param absolute makes a path of this site, or a fragment of the page, an absolute address
 * @param summary printed above the text, as a quotation
 */
export function pageMarkdown(main: string, absolute: Absolute, summary?: string): string {
  const tree = htmlTree(main, kept);
  tidy(tree, absolute, false);
  if (summary !== undefined) tree.children.unshift(quote(summary));
  const markdown = markdownTree(tree);
  printPlainLines(markdown);
  return stringify.stringify(markdown);
}

const quote = (text: string): Element => ({
  type: 'element',
  tagName: 'blockquote',
  properties: {},
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] }],
});

/** Removes what is not text, makes addresses absolute, and separates neighbors. */
function tidy(parent: Root | Element, absolute: Absolute, isText: boolean): void {
  const inArticle = isText || (parent.type === 'element' && inText.has(parent.tagName));
  const children: ElementContent[] = [];
  let previous: Element | undefined;
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') {
      children.push({ type: 'text', value: child.value.replaceAll(remark, '') });
      previous = undefined;
      continue;
    }
    if (child.type !== 'element' || isSkipped(child, inArticle)) continue;
    if (previous && needsSpace(previous, child)) children.push({ type: 'text', value: ' ' });
    for (const name of ['href', 'src']) {
      const address = child.properties[name];
      if (typeof address === 'string' && !isNoteAddress(address)) child.properties[name] = absolute(address);
    }
    tidy(child, absolute, inArticle);
    // It has no equivalent in Markdown.
    if (child.tagName === 'span') children.push(...child.children);
    else children.push(...(marked.has(child.tagName) ? withSpacesOutside(child) : [child]));
    previous = child;
  }
  parent.children = children;
}

const marked = new Set(['strong', 'b', 'em', 'i', 'del', 's']);

/** Moves spaces out of formatting, since Markdown syntax must be next to a character. */
function withSpacesOutside(element: Element): ElementContent[] {
  const [first, last] = [element.children[0], element.children.at(-1)];
  const before = first?.type === 'text' && /^\s/.test(first.value);
  const after = last?.type === 'text' && /\s$/.test(last.value);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const space = () => ({ type: 'text' as const, value: ' ' });
  return [...(before ? [space()] : []), element, ...(after ? [space()] : [])];
}

/** Controls, decoration, and links within this page. */
function isSkipped({ tagName, properties }: Element, inArticle: boolean): boolean {
  if (skipped.has(tagName) || properties['aria-hidden'] === 'true') return true;
  if (tagName === 'img') return !properties.alt;
  const { href } = properties;
  if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return false;
  return !inArticle || /^#(?:user-content-)?fnref-/.test(href);
}

const isNoteAddress = (address: string): boolean => /^#(?:user-content-)?fn-/.test(address);

function needsSpace(before: Element, after: Element): boolean {
  if (!inline.has(before.tagName) || !inline.has(after.tagName)) return false;
  return apart.has(before.tagName) || apart.has(after.tagName) || after.tagName === 'a';
}
