import { isNode, isSeq, type Node, type YAMLMap } from 'yaml';

/**
 * Adds a date to a schedule's `skipDates`, in the list's own style; the rest of the file stays the same.
 * @param schedule its node in the parsed text
 */
export function withSkipDate(text: string, schedule: YAMLMap, day: string): string {
  const insert = (at: number, added: string) => text.slice(0, at) + added + text.slice(at);
  const lineEnd = (at: number) => at + text.slice(at).search(/\n|$/);
  /** A new line below a node, indented like the line on which `first` starts. */
  const newLine = (first: Node | undefined, node: Node | undefined, added: string) => {
    const at = first?.range?.[0] ?? 0;
    const indent = /[ ]*/.exec(text.slice(text.lastIndexOf('\n', at) + 1))?.[0] ?? '';
    return insert(lineEnd(endOf(node)), `\n${indent}${added}`);
  };
  const list = schedule.get('skipDates', true);
  const quoted = `"${day}"`;
  if (!isSeq(list)) {
    const last = schedule.items.at(-1);
    const value = isNode(last?.value) ? last.value : undefined;
    if (schedule.flow) return insert(endOf(value), `, skipDates: [${quoted}]`);
    const key = isNode(last?.key) ? last.key : undefined;
    return newLine(key, value ?? key, `skipDates: [${quoted}]`);
  }
  const item = list.items.at(-1);
  const node = isNode(item) ? item : undefined;
  if (!list.flow) return newLine(node, node, `- ${quoted}`);
  return node ? insert(endOf(node), `, ${quoted}`) : insert((list.range?.[0] ?? 0) + 1, quoted);
}

/** Offset of a value's end; the end of a block includes the line break after it. */
function endOf(node: Node | undefined): number {
  const last = isSeq(node) && !node.flow ? node.items.at(-1) : undefined;
  return isNode(last) ? endOf(last) : (node?.range?.[1] ?? 0);
}
