/** The head of the blog page follows its view: title, description, canonical and share tags (decision 3). */
import { absoluteUrl } from '../../site/settings/settings.ts';
import type { BlogEntry } from '../blog-posts.ts';

export interface ViewHead {
  title: string;
  /** Without the company's suffix. */
  shareTitle: string;
  description: string;
  canonical: string;
  image: string;
}

/** Selector of each tag, its attribute, and the part of the view that it shows. */
const tags: readonly [selector: string, attribute: 'content' | 'href', part: keyof ViewHead][] = [
  ['meta[name="description"]', 'content', 'description'],
  ['link[rel="canonical"]', 'href', 'canonical'],
  ['meta[property="og:title"]', 'content', 'shareTitle'],
  ['meta[property="og:description"]', 'content', 'description'],
  ['meta[property="og:url"]', 'content', 'canonical'],
  ['meta[property="og:image"]', 'content', 'image'],
];

/** What the head says now; read once, before the first change. */
export function readHead(): ViewHead {
  const head: ViewHead = { title: document.title, shareTitle: '', description: '', canonical: '', image: '' };
  for (const [selector, attribute, part] of tags)
    if (part !== 'title') head[part] ||= document.querySelector(selector)?.getAttribute(attribute) ?? '';
  return head;
}

export function writeHead(head: ViewHead): void {
  document.title = head.title;
  for (const [selector, attribute, part] of tags)
    if (head[part]) document.querySelector(selector)?.setAttribute(attribute, head[part]);
}

export function postHead(post: BlogEntry, titleSuffix: string): ViewHead {
  return {
    title: `${post.metaTitle ?? post.title}${titleSuffix}`,
    shareTitle: post.metaTitle ?? post.title,
    description: post.excerpt,
    canonical: absoluteUrl(`/blog/${post.id}`),
    image: absoluteUrl(post.image.src),
  };
}
