/**
 * YAML syntax that editors write as text: `&`, `*`, `!`, `#`, `%`. YAML interprets it, and the rest of the value is lost or
 * changed, mostly without an error. The content needs none of it, so each is a mistake.
 */
import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  type Scalar,
  visit,
} from 'yaml';
import { wideSpaces } from '../../../core/text/control-characters.ts';

export interface YamlSyntax {
  /** Offset in the text. */
  at: number;
  message: string;
  /** The value is complete now: what YAML reads as a comment has been added to it. */
  completed?: boolean;
}

/** Values after which a comment cannot be meant as text. */
const completeValue =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}|https?:\S+|\/\S*|[^\s@]+@\S+|[a-z0-9]+(?:-[a-z0-9]+)+)$/;
const wideSpace = new RegExp(`[${wideSpaces}]`);

/** Completes the values that lose a part. @param text the source of the document */
export function yamlSyntax(document: Document, text: string): YamlSyntax[] {
  const marks: YamlSyntax[] = [];
  const directive = /^%/m.exec(text.slice(0, document.contents?.range?.[0] ?? 0));
  if (directive)
    marks.push({ at: directive.index, message: 'A line that starts with % is a YAML directive, not text' });
  if (isScalar(document.contents) && /:[^\S ]/.test(text))
    marks.push({
      at: text.search(/:[^\S ]/),
      message: 'The colon is followed by a no-break space instead of a plain one',
    });
  visit(document, (key, node, ancestors) => {
    if (!isNode(node)) return;
    const at = startOf(node, text);
    if (key === 'key' && isCollection(node) && document.errors.length === 0)
      marks.push({ at, message: 'Brackets or braces in place of the name of a field' });
    if (key === 'key' && isScalar(node) && wideSpace.test(String(node.value).slice(0, 1)))
      marks.push({ at, message: 'The name of a field starts with a no-break space' });
    if (isAlias(node)) {
      marks.push({ at, message: `YAML reads "*${node.source}" as an alias, not as text` });
      return;
    }
    if ('anchor' in node && node.anchor)
      marks.push({ at, message: `YAML reads "&${node.anchor}" as an anchor, not as text` });
    else if ('tag' in node && node.tag && /^[!&]/.test(text.slice(at)))
      marks.push({ at, message: `YAML reads "${/^\S*/.exec(text.slice(at))?.[0]}" as a tag, not as text` });
    if (!isScalar(node) || node.type !== 'PLAIN') return;
    const lost = lostWords(node, text, key === 'value' ? columnOf(ancestors.at(-1), text) : undefined);
    if (lost) {
      const message = `"${lost}" is read as a comment, since a # follows a space: it would be lost`;
      marks.push({ at, message, completed: true });
      node.source = [node.value, lost].join(' ').trim();
      node.value = node.source;
    } else if (
      typeof node.value === 'string' &&
      /^[-?:]/.test(node.value) &&
      wideSpace.test(node.value[1] ?? '')
    )
      marks.push({ at, message: 'The hyphen is followed by a no-break space instead of a plain one' });
  });
  return marks;
}

/** Numbers in a form that is easily misread: `035`, `0x1F`, `1e21`, `+5`. Some programs read 035 as 29. */
export function oddNumbers(document: Document): { at: number; written: string; value: number }[] {
  const found: { at: number; written: string; value: number }[] = [];
  visit(document, {
    Scalar: (key, { value, source = '', range }) => {
      if (key !== 'key' && typeof value === 'number' && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source))
        found.push({ at: range?.[0] ?? 0, written: source, value });
    },
  });
  return found;
}

/** A node's range begins after its anchor and tag; this is the offset before them. */
function startOf(node: Node, text: string): number {
  const start = node.range?.[0] ?? 0;
  const before = /(?:[&!]\S*[ \t]+)+$/.exec(text.slice(Math.max(0, start - 200), start));
  return before ? start - before[0].length : start;
}

/** A comment after a plain value, on its line or on a more indented line below, if it was meant as text. */
function lostWords(node: Scalar, text: string, keyColumn: number | undefined): string | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const rest = text.slice(end, end + 500);
  const after = /^[ \t]*(#[^\n]*)/.exec(rest)?.[1];
  if (after) {
    const isRemark = /^#+(?:\s|$)/.test(after);
    if (typeof node.value === 'string') return isRemark && completeValue.test(node.value) ? undefined : after;
    return node.value === null && start === end && !isRemark ? after : undefined;
  }
  if (typeof node.value !== 'string' || keyColumn === undefined) return undefined;
  const [, indent = '', below] = /^[ \t]*\n([ \t]*)(#\S[^\n]*)/.exec(rest) ?? [];
  return below && indent.length > keyColumn ? below : undefined;
}

function columnOf(pair: unknown, text: string): number | undefined {
  if (!isPair(pair) || !isScalar(pair.key)) return undefined;
  const start = pair.key.range?.[0] ?? 0;
  return start - (text.lastIndexOf('\n', start - 1) + 1);
}

/** Whether a line of invalid YAML has a no-break space where a plain space is needed. */
export const hasWideSpace = (line: string): boolean =>
  wideSpace.test(/^\s*(?:[-?]\s+)*(?:[\w-]+:\s)?/.exec(line)?.[0] ?? '');

/**
 * The first line that is indented by tabs or no-break spaces, if there is an error on such a line or on the one above it.
 * All errors may follow from them then, since YAML sees no indentation there.
 * @param errors their lines; the first line of the text is 0
 */
export function wrongIndent(
  text: string,
  errors: readonly number[],
): { line: number; message: string } | undefined {
  if (errors.length === 0) return undefined;
  const start = new RegExp(`^ *([\\t${wideSpaces}])\\s*[^\\s#]`);
  const signs = text.split('\n').map((line) => start.exec(line)?.[1]);
  if (!errors.some((line) => signs[line] || signs[line + 1])) return undefined;
  const line = signs.findIndex(Boolean);
  const others = signs.filter(Boolean).length - 1;
  const sign = signs[line] === '\t' ? 'a tab' : 'no-break spaces';
  const more =
    others === 0 ? '' : `, and so ${others === 1 ? 'is another line' : `are ${others} other lines`}`;
  return { line, message: `The line is indented by ${sign}${more}` };
}
