/** What our rules look at in a Markdown or HTML tree. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  depth?: number;
  checked?: boolean | null;
  identifier?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  position?: { start: Point; end: Point } | undefined;
}
interface Point {
  line: number;
  offset?: number | undefined;
}

/** Reports a mistake at a line of the text, counted from 1. */
export type Report = (line: number, message: string, remedy: string) => void;

/** Visits a tree from the top; @param act gets each node with those above it, the nearest last */
export function visit(
  tree: TreeNode,
  act: (at: TreeNode, above: readonly TreeNode[]) => void,
  above: readonly TreeNode[] = [],
): void {
  act(tree, above);
  if (!tree.children) return;
  const inside = [...above, tree];
  for (const child of tree.children) visit(child, act, inside);
}

/** Line on which a node begins; of the nearest one above it where GFM made the node and gave it no place. */
export const lineOf = (at: TreeNode, above: readonly TreeNode[]): number =>
  (at.position ?? above.findLast(({ position }) => position)?.position)?.start.line ?? 1;

export const textOf = (at: TreeNode): string =>
  at.value ?? (at.children ?? []).map(textOf).join(at.tagName === 'p' ? '' : ' ');

/** Whether there is anything to see or to read out; blanks without width are nothing. */
export const hasWords = (at: TreeNode): boolean =>
  at.type === 'image' ||
  /[^\s\u200b-\u200d\u2060\ufeff]/.test(at.value ?? '') ||
  (at.children ?? []).some(hasWords);
