/** HTML trees in, the JSON of an article out. */
import rehypeReact from 'rehype-react';
import { unified } from 'unified';
import type { ArticleNode, ArticleProps } from '../../../content/types.ts';
import type { TreeNode } from './markdown-tree.ts';

/** rehype-react with a runtime of ours: instead of React elements it makes the JSON of an article. */
const fragment = Symbol('fragment');
interface NodeProps {
  children?: unknown;
  [name: string]: unknown;
}
function node(type: unknown, props: NodeProps, children: ArticleNode[]): ArticleNode {
  const { children: _children, ...attributes } = props;
  return [type === fragment ? 'fragment' : String(type), attributes as ArticleProps, children];
}
/**
 * The runtime is given one child, or a list of them. Our nodes are lists themselves, which it cannot tell apart: a node's
 * second item is its props, while a list holds texts and nodes.
 */
function jsx(type: unknown, props: NodeProps): ArticleNode {
  // Children come from our own calls to `node`, or are text.
  const children = props.children as ArticleNode | ArticleNode[] | undefined;
  if (children === undefined) return node(type, props, []);
  const isList = Array.isArray(children) && (typeof children[1] !== 'object' || Array.isArray(children[1]));
  return node(type, props, isList ? (children as ArticleNode[]) : [children as ArticleNode]);
}
const compiler = unified()
  // The runtime's types are React's; ours returns plain JSON instead.
  .use(rehypeReact, { Fragment: fragment, jsx, jsxs: jsx, tableCellAlignToStyle: false } as never)
  .freeze();

/** The blocks of an article. */
export function articleNodes(html: TreeNode): ArticleNode[] {
  // The tree is what remark-rehype made, and the compiler above returns our nodes.
  const article = compiler.stringify(html as never) as unknown as ArticleNode;
  const body = typeof article === 'string' ? [article] : article[2];
  return body.filter((child) => child !== '\n');
}
