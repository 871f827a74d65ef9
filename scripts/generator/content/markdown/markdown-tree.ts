/** The parts of a Markdown or HTML tree that our rules read. */
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

/** Levels of a text that somebody wrote; later steps take minutes for thousands. */
const deepest = 100;

/**
 * Visits a tree from the root.
 * @param act receives each node with its ancestors, the parent last
 * @throws RangeError for a tree that is too deep
 */
export function visit(
  tree: TreeNode,
  act: (at: TreeNode, above: readonly TreeNode[]) => void,
  above: readonly TreeNode[] = [],
): void {
  if (above.length > deepest) throw new RangeError('The tree is too deep.');
  act(tree, above);
  if (!tree.children) return;
  const inside = [...above, tree];
  for (const child of tree.children) visit(child, act, inside);
}

/** Line on which a node begins; that of its nearest ancestor if the node has no position (some of GFM's have none). */
export const lineOf = (at: TreeNode, above: readonly TreeNode[]): number =>
  (at.position ?? above.findLast(({ position }) => position)?.position)?.start.line ?? 1;

export const textOf = (at: TreeNode): string =>
  at.value ?? (at.children ?? []).map(textOf).join(at.tagName === 'p' ? '' : ' ');

/** Whether a node has visible content; zero-width characters do not count. */
export const hasWords = (at: TreeNode): boolean =>
  at.type === 'image' ||
  /[^\s\u200b-\u200d\u2060\ufeff]/.test(at.value ?? '') ||
  (at.children ?? []).some(hasWords);
