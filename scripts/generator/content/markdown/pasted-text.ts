/**
 * Treats Markdown pasted from Obsidian, Notion, Word and Google Docs. Unambiguous syntax is converted; syntax
 * that would be printed is reported.
 */
import { wideSpaces } from '../../../core/text/control-characters.ts';
import { hasWords, lineOf, type Report, type TreeNode, visit } from './markdown-tree.ts';
import { pastedSyntax } from './pasted-syntax.ts';

const boxes = { true: '☑ ', false: '☐ ' } as const;
/** Characters before the @ that GFM's autolinks do not accept. */
const addressStart = /[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** Changes the tree. @param source the text that was parsed */
export function treatPastedText(tree: TreeNode, source: string, report: Report): void {
  const definitions = new Map<string, number>();
  const used = new Set<string>();
  visit(tree, (at, above) => {
    const reportHere = (message: string, remedy: string) => report(lineOf(at, above), message, remedy);
    if (at.type === 'text') findSyntax(at, above, source, report);
    else if (at.type === 'heading' && !hasWords(at))
      reportHere('The heading has no words', 'Write them after the #, or remove the line');
    else if (at.type === 'listItem') treatBox(at, source, reportHere);
    else if (at.type === 'code' && !/^[`~]/.test(source.slice(at.position?.start.offset ?? 0)))
      reportHere(
        'A line that starts with four spaces or a tab is displayed as code',
        'Remove the spaces, or put ``` around code',
      );
    else if (at.type === 'code' && !isClosed(at, source))
      reportHere('The code block has no end', 'Write ``` on a line of its own after the code');
    else if (at.type === 'emphasis' && isProduct(at, source))
      reportHere('Asterisks between digits make text italic', 'Write ×, or \\* for an asterisk');
    else if (at.type === 'image' && /\|\s*\d+(?:x\d+)?\s*$/.test(at.alt ?? ''))
      reportHere(
        'The size of a picture would become part of its description',
        'Remove it: pictures are sized automatically',
      );
    if (definitions.has(`${at.type} ${at.identifier}`))
      reportHere('Another definition has this name, so this one would be lost', 'Give it a name of its own');
    else if (at.type === 'definition' || at.type === 'footnoteDefinition')
      definitions.set(`${at.type} ${at.identifier}`, lineOf(at, above));
    if (at.type === 'linkReference' || at.type === 'imageReference') used.add(`definition ${at.identifier}`);
    if (at.type === 'footnoteReference') used.add(`footnoteDefinition ${at.identifier}`);
    if (at.children) joinAddresses(at.children);
  });
  for (const [name, line] of definitions)
    if (!used.has(name))
      report(
        line,
        'The text does not refer to this definition, so it would be lost',
        'Refer to it, or remove it',
      );
}

/** Whether a code block ends with its fence: without one it takes the rest of the text. */
const isClosed = ({ position }: TreeNode, source: string): boolean =>
  /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(source.slice(position?.start.offset, position?.end.offset));

/** A line without any character of the syntax; most texts are such. */
const plainWords = /^(?!(?:h[1-6]|bq)\.)[A-Za-z0-9\u00c0-\u024f ,.;“”‘’()-]*$/;

/** Reports the first mark of a text, with its line. */
function findSyntax(at: TreeNode, above: readonly TreeNode[], source: string, report: Report): void {
  const covered = maskedSource(at, above, source);
  if (plainWords.test(covered)) return;
  for (const { pattern, message, remedy } of pastedSyntax) {
    const found = pattern.exec(covered);
    if (!found) continue;
    const passed = covered.slice(0, found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0));
    report(lineOf(at, above) + passed.split('\n').length - 1, message, remedy);
    return;
  }
}

const escapes = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|\w+);/gi;

/** The source of a text, in which escapes are masked by letters. */
function maskedSource(at: TreeNode, above: readonly TreeNode[], source: string): string {
  const value = at.value ?? '';
  const [start, end] = rangeOf(at);
  if (start !== undefined && end !== undefined)
    return (
      before(source, start) +
      source.slice(start, end) +
      (/[*_]/.exec(source[end] ?? '')?.[0] ?? '')
    ).replace(escapes, (found) => 'x'.repeat(found.length));
  // GFM splits a text at an address and gives the parts no position: there the value is masked, for each escaped character.
  const [from, to] = rangeOf(above.findLast((node) => rangeOf(node)[0] !== undefined) ?? at);
  const escaped = new Set(
    source
      .slice(from ?? 0, to ?? 0)
      .match(escapes)
      ?.map((found) => found[1]),
  );
  return [...value].map((character) => (escaped.has(character) ? 'x' : character)).join('');
}

const rangeOf = ({ position }: TreeNode) => [position?.start.offset, position?.end.offset] as const;

/** Context for a text that does not begin its line: a letter, and the preceding character. */
function before(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(line) ? '' : `x${source[offset - 1] ?? ''}`;
}

/** A task box becomes a character, which screen readers read better than a disabled checkbox. */
function treatBox(item: TreeNode, source: string, report: (message: string, remedy: string) => void): void {
  const [first] = item.children ?? [];
  const [text] = first?.children ?? [];
  if (typeof item.checked === 'boolean' && first) {
    first.children = [{ type: 'text', value: boxes[`${item.checked}`] }, ...(first.children ?? [])];
    item.checked = null;
  } else if (
    text?.type === 'text' &&
    source[text.position?.start.offset ?? 0] === '[' &&
    /^\[[^\w\]]?\](?:\s|$)|^\[[xX]\]$/.test(text.value ?? '')
  )
    report('The checkbox of a list is displayed literally', 'Write - [ ] or - [x], a space and the text');
}

/** `2*4 and 6*8`. */
function isProduct({ position }: TreeNode, source: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return (
    /\d/.test(source[start - 1] ?? '') && /\d/.test(source[start + 1] ?? '') && /\d/.test(source[end] ?? '')
  );
}

/** GFM finds `brien@example.com` in `o'brien@example.com`. */
function joinAddresses(children: TreeNode[]): void {
  for (const [index, link] of children.entries()) {
    const before = children[index - 1];
    const [name] = link.children ?? [];
    if (link.type !== 'link' || before?.type !== 'text' || !name || link.url !== `mailto:${name.value}`)
      continue;
    const start = addressStart.exec(before.value ?? '')?.[0].replace(/^['*_~]+/, '');
    if (!start) continue;
    before.value = (before.value ?? '').slice(0, -start.length);
    name.value = start + name.value;
    link.url = `mailto:${encodeURIComponent(start)}${link.url.slice('mailto:'.length)}`;
  }
}

const blockStart = new RegExp(
  `^[ \\t]*(?:>[ \\t]?)*(?:[-*+][ \\t${wideSpaces}]+\\[[ xX${wideSpaces}]\\][ \\t${wideSpaces}]|(?:#{1,6}|[-*+]|\\d{1,9}[.)])[ \\t]*[${wideSpaces}])[ \\t${wideSpaces}]*`,
  'gm',
);
const eachWideSpace = new RegExp(`[${wideSpaces}]`, 'g');

/**
 * Replaces no-break and wide spaces after heading and list markers by plain spaces. Offsets do not change.
 * @param codeOf returns the ranges of code in the text
 */
export function plainSpaces(
  text: string,
  codeOf: (text: string) => (readonly [start: number, end: number])[],
): string {
  if (!text.match(blockStart)?.some((start) => start.search(eachWideSpace) >= 0)) return text;
  const code = codeOf(text);
  return text.replace(blockStart, (start, offset: number) =>
    code.some(([from, to]) => offset >= from && offset < to) ? start : withPlainSpaces(start),
  );
}

/** Five spaces after a list marker would make an indented code block. */
function withPlainSpaces(start: string): string {
  const spaces = /[\s]*$/.exec(start)?.[0].length ?? 0;
  let left = spaces > 4 ? 1 : Number.POSITIVE_INFINITY;
  return start.replace(eachWideSpace, (space) => (left-- > 0 ? ' ' : space));
}
