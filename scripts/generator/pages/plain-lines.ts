/**
 * Prints lines without any character that may be Markdown syntax. The Markdown serializer matches each part of a line against
 * about fifty patterns, which takes as long as all other work on a copy.
 */
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { Options } from 'remark-stringify';

/** Characters that may be Markdown syntax anywhere. */
const mayBeSyntax = /[[\]`*_~<&!\\|@#\t\n]|:\/|www\./i;
/** Characters that may be Markdown syntax at the start of a line. */
const mayBegin = /^[\s\d+=>-]/;
/** An address without characters to escape. */
const plainAddress = /^[a-z]+:[a-z0-9/.?=:-]+$/i;

/** Texts with printed Markdown syntax. */
const printed = new WeakSet<object>();

/** Prints simple paragraphs. Changes the tree. */
export function printPlainLines(parent: { type: string; children: RootContent[] } | Root): void {
  const line = parent.type === 'paragraph' ? plainLine(parent.children) : undefined;
  if (line !== undefined) {
    const text = { type: 'text' as const, value: line };
    printed.add(text);
    parent.children = [text];
  } else for (const child of parent.children) if ('children' in child) printPlainLines(child);
}

/** Undefined for a line that needs the serializer. */
function plainLine(children: readonly RootContent[]): string | undefined {
  let line = '';
  for (const [index, child] of children.entries()) {
    if (child.type === 'text') {
      if (mayBeSyntax.test(child.value)) return undefined;
      line += child.value;
      continue;
    }
    const words = wordsIn(child);
    const next = children[index + 1];
    // Formatting inside words needs the serializer.
    const stands = /(?:^|\s)$/.test(line) && (!next || (next.type === 'text' && /^\s/.test(next.value)));
    if (words === undefined || !stands) return undefined;
    if (child.type === 'strong') line += `**${words}**`;
    else if (child.type === 'emphasis') line += `*${words}*`;
    else if (child.type === 'link' && !child.title && plainAddress.test(child.url))
      line += `[${words}](${child.url})`;
    else return undefined;
  }
  return line === '' || mayBegin.test(line) || /\s$/.test(line) ? undefined : line;
}

/** The content of a formatting element, if it is one plain text. */
function wordsIn(node: RootContent | PhrasingContent): string | undefined {
  if (!('children' in node) || node.children.length !== 1) return undefined;
  const [child] = node.children;
  return child?.type === 'text' && !mayBeSyntax.test(child.value) && child.value.trim() === child.value
    ? child.value
    : undefined;
}

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;

/** Prints a text; skips the search for syntax if there is none. */
export const printText: Handle = (node: { value: string }, _parent, state, info) => {
  const { value } = node;
  if (printed.has(node)) return value;
  const atEdge =
    info.before === ']' ||
    (/^[\r\n]?$/.test(info.before) && mayBegin.test(value)) ||
    (/^[\r\n]?$/.test(info.after) && /\s$/.test(value));
  return atEdge || mayBeSyntax.test(value) ? state.safe(value, info) : value;
};
