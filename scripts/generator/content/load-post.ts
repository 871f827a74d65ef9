/** Loads a post for pages and feeds: its compiled body from the store, with the pictures' files. */
import type { ImageFiles } from '../../../content/image.ts';
import type { ArticleNode, ArticleProps, Post, PostMap } from '../../../content/types.ts';
import { type Place, readPlace } from '../../core/store.ts';
import { publicImage } from '../pictures/plan.ts';
import { fillText } from './constants.ts';
import type { PostEntry } from './post-entries.ts';

export interface PostSources {
  /** Folder of the store. */
  storeDir: string;
  /** For the pictures in articles. */
  images: Record<string, ImageFiles>;
}

/** @param body location of the body */
export function loadPost(
  { summary, text: { words, sources, map, constants } }: PostEntry,
  body: Place | undefined,
  { storeDir, images }: PostSources,
): Post {
  const bytes = body && readPlace(storeDir, body);
  if (!bytes) throw new Error(`The text of ${summary.id} is missing in the cache. Build again.`);
  // Written by `readPosts`.
  const nodes = JSON.parse(bytes.toString()) as ArticleNode[];
  const print = (name: string) => constants[name];
  const fill = (text: string, begun: boolean) => (text.includes('${') ? fillText(text, print, begun) : text);
  const filling = { images, map, fill };
  return { ...summary, words, body: nodes.map((node) => complete(node, filling, false)), sources };
}

/** Elements that start a new sentence. */
const blocks = new Set('p li h2 h3 h4 h5 h6 th td dt dd blockquote figcaption'.split(' '));

interface Filling {
  images: Record<string, ImageFiles>;
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
  const image = images[String(filled.name)];
  const { caption, alt } = filled;
  return image
    ? ['Picture', { image: publicImage(image, String(alt)), ...(caption ? { caption } : {}) }, []]
    : '';
}
