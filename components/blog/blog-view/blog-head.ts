/** The head of the blog page follows its view: title, description, canonical and all share tags (decision 3). */
import type { PostSummary } from '../../../content/types.ts';
import { absoluteUrl } from '../../base/absolute-url.ts';
import { type MetaTag, shareTags } from '../../base/share-tags.ts';
import { postMeta } from '../post-meta.ts';

/** What the head says of the view: the elements that change with it. */
export interface ViewHead {
  title: string;
  description: string;
  canonical: string;
  tags: MetaTag[];
}

const shareSelector = 'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"]';
/** The same for every view. */
const fixed = new Set(['og:site_name', 'og:locale']);

/** The current head, read once before the first change. */
export function readHead(): ViewHead {
  const value = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: document.title,
    description: value('meta[name="description"]', 'content'),
    canonical: value('link[rel="canonical"]', 'href'),
    tags: shareElements().map(readTag),
  };
}

/** Replaces the elements of the head by those of a view. */
export function writeHead({ title, description, canonical, tags }: ViewHead): void {
  document.title = title;
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.head.querySelector('link[rel="canonical"]');
  link?.setAttribute('href', canonical);
  for (const element of shareElements()) element.remove();
  link?.after(...tags.map(makeTag));
}

/** The head of a post's view, which is that of its own page. */
export function postHead(post: PostSummary, titleSuffix: string): ViewHead {
  const meta = postMeta(post);
  const path = meta.canonical ?? `/blog/${post.id}`;
  return {
    title: meta.title + titleSuffix,
    description: meta.description,
    canonical: absoluteUrl(path),
    tags: shareTags(meta, path),
  };
}

function shareElements(): Element[] {
  return [...document.head.querySelectorAll(shareSelector)].filter(
    (element) => !fixed.has(element.getAttribute('property') ?? ''),
  );
}

function readTag(element: Element): MetaTag {
  const by = element.hasAttribute('property') ? 'property' : 'name';
  return { by, key: element.getAttribute(by) ?? '', content: element.getAttribute('content') ?? '' };
}

function makeTag({ by, key, content }: MetaTag): HTMLMetaElement {
  const element = document.createElement('meta');
  element.setAttribute(by, key);
  element.content = content;
  return element;
}
