/** A post as pages and feeds show it: its body out of the cache, with the pictures' files. */

import type { ArticleNode, Post, StoryMap } from '../../../content/types.ts';
import { publicImage } from '../pictures/plan.ts';
import { readBody } from './body-packs.ts';
import { fillIn } from './constants.ts';
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
  const nodes = readBody(cacheDir, body).map((node) => resolve(node, { images, map }));
  // `fillIn` keeps the shape of what it fills.
  return {
    ...summary,
    words,
    body: constants ? (fillIn(nodes, constants) as ArticleNode[]) : nodes,
    sources,
  };
}

interface Parts {
  images: Record<string, ImageFiles>;
  map: StoryMap | undefined;
}

/** Puts the pictures' files and the map where the compiled article has their places. */
function resolve(node: ArticleNode, parts: Parts): ArticleNode {
  if (typeof node === 'string') return node;
  const [type, props, children] = node;
  if (type === 'Map') return parts.map ? ['Map', { map: parts.map }, []] : '';
  if (type !== 'Picture') return [type, props, children.map((child) => resolve(child, parts))];
  const image = parts.images[String(props.name)];
  return image ? ['Picture', { image: publicImage(image, String(props.alt)) }, []] : '';
}
