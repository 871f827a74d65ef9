/** Converts HTML trees to the JSON of an article. */
import rehypeReact from 'rehype-react';
import { unified } from 'unified';
import type { ArticleNode, ArticleProps } from '../../../../content/types.ts';
import type { TreeNode } from './markdown-tree.ts';

/** rehype-react with a JSX runtime of our own, which returns article JSON instead of React elements. */
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
 * The runtime receives one child or an array of children. Our nodes are arrays too: the second item of a node is its props
 * object, while an array of children holds strings and nodes.
 */
function jsx(type: unknown, props: NodeProps): ArticleNode {
  // Children are the results of `node`, or text.
  const children = props.children as ArticleNode | ArticleNode[] | undefined;
  if (children === undefined) return node(type, props, []);
  const isList = Array.isArray(children) && (typeof children[1] !== 'object' || Array.isArray(children[1]));
  return node(type, props, isList ? (children as ArticleNode[]) : [children as ArticleNode]);
}
const compiler = unified()
  // The runtime is typed for React elements; ours returns plain JSON.
  .use(rehypeReact, { Fragment: fragment, jsx, jsxs: jsx, tableCellAlignToStyle: false } as never)
  .freeze();

/** The blocks of an article. */
export function articleNodes(html: TreeNode): ArticleNode[] {
  // The tree comes from remark-rehype, and the compiler above returns our nodes.
  const article = compiler.stringify(html as never) as unknown as ArticleNode;
  const body = typeof article === 'string' ? [article] : article[2];
  return body.filter((child) => child !== '\n');
}
