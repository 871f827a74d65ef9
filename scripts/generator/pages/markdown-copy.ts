/** The copy of a page as Markdown. */
import { absoluteAt } from '../../../components/base/absolute-at.ts';
import type { PageMeta } from '../../../components/base/page-meta.ts';
import type { BuildSettings } from '../../../components/base/settings.ts';
import type { LoadedPost } from '../content/posts/load-post.ts';
import { pageMarkdown } from './page-markdown.ts';
import { postMarkdown } from './post-markdown.ts';

/** @param main the page's own HTML; @param post the post, for a post's page; @param route the page's address */
export function markdownCopy(
  main: string,
  post: LoadedPost | undefined,
  site: Pick<BuildSettings, 'siteUrl' | 'basePath'>,
  { canonical, description }: PageMeta,
  route: string,
): string {
  const absolute = (address: string) => {
    if (address.startsWith('#')) return absoluteAt(site, canonical ?? route) + address;
    if (!address.startsWith('/')) return address;
    // React's output already has the base path.
    return post ? absoluteAt(site, address) : site.siteUrl + address;
  };
  return post ? postMarkdown(post, absolute, description) : pageMarkdown(main, absolute, description);
}
