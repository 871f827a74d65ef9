/** Meta tags for link previews, for the head of every page and for the blog page while it shows a post. */
import { absoluteUrl } from './absolute-url.ts';
import type { PageMeta } from './page-meta.ts';
import { shareSize } from './share-size.ts';

/** A `<meta>` element of the head. */
export interface MetaTag {
  /** Open Graph tags have the attribute `property`, all others `name`. */
  by: 'property' | 'name';
  key: string;
  content: string;
}

/** @param path of the canonical address */
export function shareTags(meta: PageMeta, path: string): MetaTag[] {
  const { title, description, type = 'website' } = meta;
  const picture = pictureTags(meta);
  return [
    og('og:type', type),
    og('og:title', title),
    og('og:description', description),
    og('og:url', absoluteUrl(path)),
    ...picture,
    ...(type === 'article' ? articleTags(meta) : []),
    // For everything else X reads the tags of Open Graph.
    { by: 'name', key: 'twitter:card', content: picture.length > 0 ? 'summary_large_image' : 'summary' },
  ];
}

const og = (key: string, content: string): MetaTag => ({ by: 'property', key, content });

function pictureTags({ share, image, title }: PageMeta): MetaTag[] {
  if (!share) return [];
  return [
    og('og:image', absoluteUrl(share)),
    og('og:image:width', String(shareSize.width)),
    og('og:image:height', String(shareSize.height)),
    og('og:image:alt', image?.alt ?? title),
  ];
}

function articleTags({ published, modified, section, tags = [] }: PageMeta): MetaTag[] {
  return [
    ...(published ? [og('article:published_time', published)] : []),
    ...(modified ? [og('article:modified_time', modified)] : []),
    og('article:author', absoluteUrl('/about')),
    ...(section ? [og('article:section', section)] : []),
    ...tags.map((tag) => og('article:tag', tag)),
  ];
}
