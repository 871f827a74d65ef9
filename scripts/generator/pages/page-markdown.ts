/** A page's text as Markdown, for programs: the content of `<main>`, without controls. */
import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { htmlTree } from './html-tree.ts';
import { printMarkdown, quotation } from './print-markdown.ts';

/** Makes a path of this site, or a fragment of the page, an absolute address. */
export type Absolute = (address: string) => string;

/** Elements without text of the page. */
const skipped = new Set(
  'nav form button svg iframe dialog noscript template script style select search input label output'.split(
    ' ',
  ),
);
const kept = new Set('href src alt aria-hidden hidden role title'.split(' '));
/** Others without content are left out, e.g. the items of a list of buttons. */
const mayBeEmpty = new Set('img br hr td th'.split(' '));
/** Inline elements, which the styles separate from their neighbors. */
const inline = new Set('a abbr b cite code del em i q s small span strong sub sup time'.split(' '));
/** Elements without an equivalent in Markdown: `**Price:** $40`. */
const instead: Readonly<Record<string, string>> = { summary: 'h3', dl: 'div', dt: 'strong', dd: 'span' };
/** Added for screen readers: `Reserve : Brooklyn Heights Cat Tour (opens in a new tab)`. */
const plainText = (text: string): string =>
  text.replaceAll(' (opens in a new tab)', '').replace(/^ : /, ': ');

const toMarkdown = unified().use(rehypeRemark).freeze();

/**
 * @param main HTML of `<main>`
 * @param summary printed above the text, as a quotation
 */
export function pageMarkdown(main: string, absolute: Absolute, summary: string): string {
  const tree = htmlTree(main, kept);
  tidy(tree, absolute);
  const { children } = toMarkdown.runSync(tree);
  return printMarkdown([quotation(summary), ...children]);
}

/** Removes what is not text, makes addresses absolute, and separates neighbors. */
function tidy(parent: Root | Element, absolute: Absolute): void {
  const children: ElementContent[] = [];
  let previous: Element | undefined;
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') {
      const value = plainText(child.value);
      if (value) children.push({ type: 'text', value });
      previous = undefined;
      continue;
    }
    if (child.type !== 'element' || isSkipped(child)) continue;
    for (const name of ['href', 'src']) {
      const address = child.properties[name];
      if (typeof address === 'string') child.properties[name] = absolute(address);
    }
    tidy(child, absolute);
    if (child.children.length === 0 && !mayBeEmpty.has(child.tagName)) continue;
    if (previous) children.push({ type: 'text', value: separator(previous, child) });
    previous = { ...child };
    if (child.tagName === 'dt') child.children.push({ type: 'text', value: ':' });
    child.tagName = instead[child.tagName] ?? child.tagName;
    children.push(child);
  }
  parent.children = children;
}

/** Controls, decoration, and what is not shown or reports a state, e.g. that the calendar is loading. */
const isSkipped = ({ tagName, properties }: Element): boolean =>
  skipped.has(tagName) ||
  properties['aria-hidden'] === 'true' ||
  properties.hidden !== undefined ||
  properties.role === 'status' ||
  (tagName === 'img' && !properties.alt);

/** Between two elements without a text between them: a space after a term or a sentence, a dot between details. */
function separator(before: Element, after: Element): string {
  if (before.tagName === 'dt') return ' ';
  if (!inline.has(before.tagName) || !inline.has(after.tagName)) return '';
  if (textOf(after).startsWith(':')) return '';
  // Not an initial: Joan P.
  return /[^ ]{2}[.:!?]$/.test(textOf(before)) ? ' ' : ' · ';
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
