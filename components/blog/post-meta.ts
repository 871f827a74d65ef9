import type { ResponsiveImage } from '../../content/image.ts';
import type { ArticleNode, Post, PostSummary } from '../../content/types.ts';
import type { PageMeta } from '../base/page-meta.ts';

/** Search engines show about this many characters of a description. */
const descriptionLimit = 160;

/** Metadata of a post, for its own page and for the blog page while it shows the post. */
export function postMeta(post: PostSummary | Post): PageMeta {
  return {
    title: post.metaTitle ?? post.title,
    description: shorten(post.excerpt, descriptionLimit),
    canonical: `/blog/${post.id}`,
    image: post.image,
    ...('share' in post && post.share ? { share: post.share } : {}),
    pictures: 'body' in post ? picturesIn(post.body) : [],
    type: 'article',
    published: post.date,
    modified: post.updated ?? post.date,
    section: post.category,
    tags: post.tags,
  };
}

function picturesIn(body: readonly ArticleNode[]): ResponsiveImage[] {
  return body.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { image } = node[1];
    return image && typeof image === 'object' && 'src' in image ? [image] : picturesIn(node[2]);
  });
}

/** The text, truncated to `limit` characters after a whole word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}
