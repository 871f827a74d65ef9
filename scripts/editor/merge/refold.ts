/** Writes a changed text over several lines so that lines before and after the change stay as they are. */
import { isScalar, type Node, parse } from 'yaml';
import { attempt } from '../../core/errors/attempt.ts';
import { isValues } from './values.ts';

/** Longest line in the content's files. */
const width = 120;

/**
 * @param old the text's source, from its quote, its `>-` or its first letter to its end
 * @returns its new source; undefined if it does not have that form and must be rewritten
 */
export function refolded(old: string, node: Node, after: unknown): string | undefined {
  if (typeof after !== 'string' || !isScalar(node) || typeof node.value !== 'string') return undefined;
  const [, head = '', body = '', quote = ''] =
    /^(>-\n|["']|)([\s\S]*?)(["']?)$/.exec(old.replace(/\s+$/, '')) ?? [];
  const lines = body.split('\n');
  const words = lines.map((line) => line.trim());
  // Escapes, blank lines and doubled quotes are left to the library.
  if ((lines.length < 2 && !head.includes('\n')) || words.includes('') || words.join(' ') !== node.value)
    return undefined;

  const joined = (some: readonly string[]) => some.join(' ');
  let first = 0;
  while (first < words.length && after.startsWith(`${joined(words.slice(0, first + 1))} `)) first += 1;
  let last = words.length;
  const start = first === 0 ? 0 : joined(words.slice(0, first)).length + 1;
  const fits = (from: number) => {
    const tail = ` ${joined(words.slice(from))}`;
    return after.endsWith(tail) && after.length - tail.length >= start;
  };
  while (last > first && fits(last - 1)) last -= 1;
  const end = last === words.length ? after.length : after.length - joined(words.slice(last)).length - 1;

  const indent = /^ */.exec(lines.at(-1) ?? '')?.[0] ?? '';
  const lengths = words.map((line) => line.length);
  // The changed lines may stay as long as they were.
  const longest = Math.max(
    Math.min(width - indent.length, Math.max(...lengths)),
    ...lengths.slice(first, last),
  );
  const folded = fold(after.slice(start, end), longest).map((line) => indent + line);
  const written = [...lines.slice(0, first), ...folded, ...lines.slice(last)].join('\n');
  const source = head + (head.includes('\n') ? written : written.trimStart()) + quote;
  return isText(source, after) ? source : undefined;
}

/** Lines of at most this many characters; a longer word has its own line. */
function fold(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.filter((line) => line !== '');
}

/** Whether the source means the text. Not every text can be written in every style. */
function isText(source: string, value: string): boolean {
  const parsed: unknown = attempt(() => parse(`k: ${source}\n`, { schema: 'core' }));
  return isValues(parsed) && parsed.k === value;
}
