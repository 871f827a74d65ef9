/** Loads a post for pages and feeds: its compiled body from the store, with the pictures' files. */
import type { ImageFiles } from '../../../../content/image.ts';
import type { ArticleNode, ArticleProps, Post, PostMap } from '../../../../content/types.ts';
import { readEntry } from '../../../core/cache/store.ts';
import { publicImage } from '../../pictures/plan.ts';
import { mapAddress } from '../markdown/article-tree.ts';
import type { TreeNode } from '../markdown/markdown-tree.ts';
import { fillText } from '../values/constants.ts';
import type { PostEntry } from './post-entries.ts';
import type { CompiledBody } from './post-record.ts';

export interface PostSources {
  /** Folder of the store. */
  storeDir: string;
  /** For the pictures in articles. */
  images: ReadonlyMap<string, ImageFiles>;
}

export interface LoadedPost {
  post: Post;
  /** The blocks of its Markdown, completed like the body. */
  tree: readonly TreeNode[];
}

export function loadPost(
  { summary, text: { source, words, sources, map, constants } }: PostEntry,
  { storeDir, images }: PostSources,
): LoadedPost {
  const bytes = readEntry(storeDir, source.stored);
  if (!bytes) throw new Error(`The text of ${summary.id} is missing in the cache. Build again.`);
  // Written by `readPosts`.
  const { nodes, tree } = JSON.parse(bytes.toString()) as CompiledBody;
  const print = (name: string) => constants[name];
  const fill = (text: string, begun: boolean) => (text.includes('${') ? fillText(text, print, begun) : text);
  const filling = { images, map, fill };
  return {
    post: { ...summary, words, body: nodes.map((node) => complete(node, filling, false)), sources },
    tree: (tree.children ?? []).map((node) => completeTree(node, filling, false)),
  };
}

/** Elements that start a new sentence. */
const blocks = new Set('p li h2 h3 h4 h5 h6 th td dt dd blockquote figcaption'.split(' '));

interface Filling {
  images: ReadonlyMap<string, ImageFiles>;
  map: PostMap | undefined;
  fill: (text: string, begun: boolean) => string;
}

/**
 * Replaces the article's placeholders by pictures, the map and the values of constants.
 * @param begun whether the node continues a sentence
 */
function complete(node: ArticleNode, filling: Filling, begun: boolean): ArticleNode {
  const { images, map, fill } = filling;
  if (typeof node === 'string') return fill(node, begun);
  const [type, props, children] = node;
  if (type === 'code') return node;
  if (type === 'Map') return map ? ['Map', { map }, []] : '';
  const filled: ArticleProps = {};
  for (const [name, value] of Object.entries(props))
    filled[name] = typeof value === 'string' ? fill(value, name === 'href') : value;
  if (type !== 'Picture')
    return [
      type,
      filled,
      children.map((child, index) => complete(child, filling, index > 0 || (begun && !blocks.has(type)))),
    ];
  const image = images.get(String(filled.name));
  const { caption, alt } = filled;
  return image
    ? ['Picture', { image: publicImage(image, String(alt)), ...(caption ? { caption } : {}) }, []]
    : '';
}

/** Markdown nodes in which a text may continue a sentence. */
const inline = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** The same for a node of the Markdown: a picture gets its address, and a map becomes its description. */
function completeTree(node: TreeNode, filling: Filling, begun: boolean): TreeNode {
  const { images, map, fill } = filling;
  const { type, value, url, alt, title, children } = node;
  if (type === 'code' || type === 'inlineCode') return node;
  if (type === 'image' && url === mapAddress) return { type: 'text', value: (map && alt) ?? '' };
  const address = type === 'image' ? images.get(url ?? '')?.src : url && fill(url, true);
  return {
    ...node,
    ...(value && { value: fill(value, begun) }),
    ...(address && { url: address }),
    ...(alt && { alt: fill(alt, false) }),
    ...(title && { title: fill(title, false) }),
    ...(children && {
      children: children.map((child, index) =>
        completeTree(child, filling, index > 0 || (begun && inline.has(type))),
      ),
    }),
  };
}
