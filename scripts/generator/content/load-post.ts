/** A post as pages and feeds show it: its body out of the cache, with the pictures' files. */

import type { ArticleNode, ArticleProps, Post, StoryMap } from '../../../content/types.ts';
import { publicImage } from '../pictures/plan.ts';
import { readBody } from './body-packs.ts';
import { fillText } from './constants.ts';
import type { ImageFiles, PostEntry } from './load.ts';

export interface PostSources {
  cacheDir: string;
  /** For the pictures in articles. */
  images: Record<string, ImageFiles>;
}

/** A post with its body. */
export function loadPost(
  { summary, text: { body, words, sources, map, constants } }: PostEntry,
  { cacheDir, images }: PostSources,
): Post {
  const print = (name: string) => constants[name];
  const fill = (text: string, begun: boolean) => (text.includes('${') ? fillText(text, print, begun) : text);
  return {
    ...summary,
    words,
    body: readBody(cacheDir, body).map((node) => complete(node, { images, map, fill }, false)),
    sources,
  };
}

/** A sentence begins with each. */
const blocks = new Set('p li h2 h3 h4 h5 h6 th td dt dd blockquote figcaption'.split(' '));

interface Filling {
  images: Record<string, ImageFiles>;
  map: StoryMap | undefined;
  fill: (text: string, begun: boolean) => string;
}

/**
 * Puts the pictures' files and the map where the compiled article has their places, and values where it names constants.
 * @param begun whether the node goes on with a sentence
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
