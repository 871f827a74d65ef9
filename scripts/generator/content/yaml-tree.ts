/** The fields of a YAML file with their lines. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

export interface TreeNode {
  /** Name of the field; `*` for an item of a list. */
  key: string;
  line: number;
  /** The value, where it is a text. */
  text?: string;
  children: TreeNode[];
}

export function parseTree(yaml: string): TreeNode {
  const lines = new LineCounter();
  const lineOf = (node: unknown): number => (hasRange(node) ? lines.linePos(node.range[0]).line : 1);
  const read = (key: string, at: unknown, node: unknown): TreeNode => ({
    key,
    line: lineOf(at),
    ...(isScalar(node) && typeof node.value === 'string' ? { text: node.value } : {}),
    children: isMap(node)
      ? node.items.map((pair) => read(isScalar(pair.key) ? String(pair.key.value) : '', pair.key, pair.value))
      : isSeq(node)
        ? node.items.map((item) => read('*', item, item))
        : [],
  });
  return read('', undefined, parseDocument(yaml, { lineCounter: lines, schema: 'core' }).contents);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
