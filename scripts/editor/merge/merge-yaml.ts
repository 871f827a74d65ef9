/**
 * Writes changed values into a YAML file and keeps every other byte: comments, folds, quotes, order, blank lines. The file is
 * parsed with `yaml`; only the ranges of nodes whose values differ are replaced.
 */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { UserError } from '../../core/errors/user-error.ts';
import { refolded } from './refold.ts';
import { isValues, matchItems, same, type Values } from './values.ts';
import { itemLines, pairLines, valueText } from './write-yaml.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * @param text valid YAML, a mapping
 * @param after all values that the file should have
 * @throws UserError if the values cannot be written
 */
export function mergeYaml(text: string, after: Values): string {
  const document = parseDocument(text, { schema: 'core' });
  const before = document.toJS() as Values; // the values of a mapping
  if (same(before, after)) return text;
  let merged = isMap(document.contents) ? apply(text, mapEdits(text, document.contents, after)) : '';
  if (!isRight(merged, after)) {
    // The edits do not support this form of YAML, so the whole document is written, with its comments.
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) document.delete(key);
    for (const [key, value] of Object.entries(after))
      if (!same(before[key], value)) document.set(key, document.createNode(value));
    merged = document.toString({ lineWidth: 0 });
  }
  if (!isRight(merged, after)) throw new UserError('The values cannot be written as YAML.');
  return merged;
}

function isRight(text: string, after: Values): boolean {
  const document = parseDocument(text, { schema: 'core' });
  return document.errors.length === 0 && same(document.toJS(), after);
}

/** Replaces ranges that do not overlap. @param offset of `text` in the file; the edits' positions are relative to the file */
function apply(text: string, edits: readonly Edit[], offset = 0): string {
  let result = text;
  // From the end, so that earlier offsets stay valid; of two at the same place the later is applied first.
  const order = edits.map((edit, index) => ({ ...edit, index }));
  order.sort((a, b) => b.start - a.start || b.end - a.end || b.index - a.index);
  for (const { start, end, text: replacement } of order)
    result = result.slice(0, start - offset) + replacement + result.slice(end - offset);
  return result;
}

function nodeEdits(text: string, node: unknown, after: unknown, column: number): Edit[] {
  if (isNode(node) && same(node.toJSON(), after)) return [];
  if (isMap(node) && !node.flow && isValues(after) && Object.keys(after).length > 0)
    return mapEdits(text, node, after);
  if (isSeq(node) && !node.flow && Array.isArray(after) && after.length > 0)
    return listEdits(text, node, after, column);
  return isNode(node) ? [replaced(text, node, after, column)] : [];
}

function replaced(text: string, node: Node, after: unknown, column: number): Edit {
  const [start, end] = node.range ?? [0, 0];
  const old = text.slice(start, end);
  const value = refolded(old, node, after) ?? valueText(after, node, column, old);
  const before = text[start - 1] === ':' || text[start - 1] === '-' ? ' ' : '';
  // Block mappings and lists start on the line below their key.
  const below =
    value.includes('\n') && typeof after === 'object' && !value.startsWith('[') && !value.startsWith('{');
  return {
    start,
    end,
    text: `${before}${below ? `\n${' '.repeat(column)}` : ''}${value}${old.endsWith('\n') && !value.endsWith('\n') ? '\n' : ''}`,
  };
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** End of the line on which a node ends, without blank lines after it. */
function endOfLines(text: string, node: unknown, start: number): number {
  const end = isNode(node) && node.range ? node.range[1] : start;
  const at = end > 0 && text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
  return start + (/^[\s\S]*?(?=(?:\n[ \t]*)*\n?$)/.exec(text.slice(start, at))?.[0].length ?? 0) + 1;
}

const startOf = (pair: Pair): number => (isNode(pair.key) && pair.key.range ? pair.key.range[0] : 0);
const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

function mapEdits(text: string, map: YAMLMap, after: Values): Edit[] {
  const pairs = map.items as Pair[];
  const [first] = pairs;
  if (!first) return [replaced(text, map, after, 0)];
  const column = startOf(first) - lineStart(text, startOf(first));
  const edits: Edit[] = [];
  const kept = pairs.filter((pair) => Object.hasOwn(after, keyOf(pair)));
  for (const [index, pair] of pairs.entries()) {
    const key = keyOf(pair);
    const start = startOf(pair);
    if (Object.hasOwn(after, key)) edits.push(...pairEdits(text, pair, after[key], column));
    else {
      const ownLine = text.slice(lineStart(text, start), start).trim() === '';
      const next = pairs[index + 1];
      const end = endOfLines(text, pair.value, start);
      // After the hyphen of a list item, the next field takes its place.
      edits.push(
        ownLine
          ? { start: lineStart(text, start), end, text: '' }
          : { start, end: next ? startOf(next) : end, text: '' },
      );
    }
  }
  if (kept.length === 0) return [replaced(text, map, after, column)];
  const order = Object.keys(after);
  for (const key of order.filter((name) => !pairs.some((pair) => keyOf(pair) === name))) {
    const earlier = kept.filter((pair) => order.indexOf(keyOf(pair)) < order.indexOf(key)).at(-1) ?? kept[0];
    if (!earlier) continue;
    const at = Math.min(endOfLines(text, earlier.value, startOf(earlier)), text.length);
    const lines = pairLines(key, after[key], column);
    edits.push({ start: at, end: at, text: at > 0 && text[at - 1] !== '\n' ? `\n${lines}` : lines });
  }
  return edits;
}

/** If a value becomes a mapping or the reverse, it is written with its key. */
function pairEdits(text: string, pair: Pair, after: unknown, column: number): Edit[] {
  const { value } = pair;
  if (isNode(value) && same(value.toJSON(), after)) return [];
  const wasGroup = isMap(value) || isSeq(value);
  const stays = isMap(value)
    ? isValues(after)
    : isSeq(value)
      ? Array.isArray(after)
      : typeof after !== 'object';
  const empties = typeof after === 'object' && after !== null && Object.keys(after).length === 0;
  if (isNode(value) && stays && !(wasGroup && empties)) return nodeEdits(text, value, after, column);
  const start = startOf(pair);
  const lines = pairLines(keyOf(pair), after, column).slice(column);
  return [{ start, end: endOfLines(text, value, start), text: lines }];
}

function listEdits(text: string, list: YAMLSeq, after: readonly unknown[], parent: number): Edit[] {
  const items = list.items.filter(isNode);
  const before = items.map((item): unknown => item.toJSON());
  const starts = items.map((item) => lineStart(text, item.range?.[0] ?? 0));
  const heads = items.map((item, index) => text.slice(starts[index], item.range?.[0]));
  const column = heads[0]?.indexOf('-') ?? 0;
  const plain = heads.every((head) => /^ *- +$/.test(head)) && !items.some(hasAnchor);
  const matches = matchItems(before, after);
  const inPlace = matches.length === items.length && matches.every((match, index) => match === index);
  if (inPlace) return items.flatMap((item, index) => nodeEdits(text, item, after[index], column));
  if (!plain) return [replaced(text, list, after, parent)];
  const begins = starts.map((start, index) =>
    index === 0 ? start : withComments(text, start, ends(index - 1)),
  );
  function ends(index: number): number {
    return endOfLines(text, items[index], starts[index] ?? 0);
  }
  const lines = after.map((value, index) => {
    const match = matches[index] ?? -1;
    const item = items[match];
    const from = begins[match];
    if (!item || from === undefined) return itemLines(value, column);
    const to = begins[match + 1] ?? ends(match);
    const own = apply(text.slice(from, to), nodeEdits(text, item, value, column), from);
    return own.endsWith('\n') ? own : `${own}\n`;
  });
  return [
    { start: begins[0] ?? 0, end: Math.min(ends(items.length - 1), text.length), text: lines.join('') },
  ];
}

const hasAnchor = (node: Node): boolean => 'anchor' in node && Boolean(node.anchor);

/** Comments directly above an item belong to it. */
function withComments(text: string, start: number, limit: number): number {
  let at = start;
  while (at > limit) {
    const above = lineStart(text, at - 1);
    if (!/^\s*#/.test(text.slice(above, at))) break;
    at = above;
  }
  return at;
}
