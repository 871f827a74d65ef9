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
  'nav form button svg iframe dialog noscript template script style select search input'.split(' '),
);
const kept = new Set('href src alt aria-hidden title'.split(' '));
/** Inline elements, which the styles separate from their neighbors. */
const inline = new Set('a abbr b cite code del em i q s small span strong sub sup time'.split(' '));
/** Elements without an equivalent in Markdown: `**Price:** $40`. */
const instead: Readonly<Record<string, string>> = { summary: 'h3', dl: 'div', dt: 'strong', dd: 'span' };
/** Shown on screens only. */
const remark = ' (opens in a new tab)';

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
  let previous: string | undefined;
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') {
      children.push({ type: 'text', value: child.value.replaceAll(remark, '') });
      previous = undefined;
      continue;
    }
    if (child.type !== 'element' || isSkipped(child)) continue;
    if (previous && needsSpace(previous, child.tagName)) children.push({ type: 'text', value: ' ' });
    for (const name of ['href', 'src']) {
      const address = child.properties[name];
      if (typeof address === 'string') child.properties[name] = absolute(address);
    }
    tidy(child, absolute);
    previous = child.tagName;
    if (child.tagName === 'dt') child.children.push({ type: 'text', value: ':' });
    child.tagName = instead[child.tagName] ?? child.tagName;
    children.push(child);
  }
  parent.children = children;
}

/** Controls and decoration. */
const isSkipped = ({ tagName, properties }: Element): boolean =>
  skipped.has(tagName) || properties['aria-hidden'] === 'true' || (tagName === 'img' && !properties.alt);

const needsSpace = (before: string, after: string): boolean =>
  before === 'dt' || (inline.has(before) && inline.has(after));
