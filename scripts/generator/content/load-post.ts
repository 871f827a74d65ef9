/** A post as pages and feeds show it: its body out of the cache, with the pictures' files. */

import type { ArticleNode, Post } from '../../../content/types.ts';
import { publicImage } from '../pictures/plan.ts';
import { readBody } from './body-packs.ts';
import type { ImageFiles, PostEntry } from './load.ts';

export interface PostSources {
  cacheDir: string;
  /** For the pictures in articles. */
  images: Record<string, ImageFiles>;
}

/** A post with its body. */
export function loadPost(
  { summary, text: { body, words, sources } }: PostEntry,
  { cacheDir, images }: PostSources,
): Post {
  return {
    ...summary,
    words,
    body: readBody(cacheDir, body).map((node) => resolvePictures(node, images)),
    sources,
  };
}

/** Puts the pictures' files where the compiled article has their names. */
function resolvePictures(node: ArticleNode, images: Record<string, ImageFiles>): ArticleNode {
  if (typeof node === 'string') return node;
  const [type, props, children] = node;
  if (type !== 'Picture') return [type, props, children.map((child) => resolvePictures(child, images))];
  const image = images[String(props.name)];
  return image ? ['Picture', { image: publicImage(image, String(props.alt)) }, []] : '';
}
