/** Plans the picture of a page's link preview without drawing it: its texts, image and address. Pure. */
import type { PageMeta } from '../../../../components/base/page-meta.ts';
import type { ResponsiveImage } from '../../../../content/image.ts';
import type { Content } from '../../../../content/types.ts';
import { hashOf } from '../../../core/cache/hash.ts';
import type { ShareWords } from './template.ts';

export interface SharePicture {
  /** Path in the output, e.g. `assets/images/share/blog-jerry-fox.1a2b3c4d.jpg`. */
  path: string;
  words: ShareWords;
  /** Base name of the original. */
  image: string;
  /** The point that its crop keeps visible, e.g. `30% 20%`. */
  focus?: string | undefined;
}

/** What all link previews have in common. */
export interface ShareDefaults extends Pick<ShareWords, 'company' | 'trade'> {
  /** For a page without its own picture. */
  image: ResponsiveImage;
  /** Cache key of everything that all of them share: changing it gives every picture a new address. */
  key: string;
}

export const shareDefaults = (
  { site, pages: { home } }: Pick<Content, 'site' | 'pages'>,
  key: string,
): ShareDefaults => ({
  company: site.name,
  trade: home.hero.kicker ?? '',
  image: home.hero.image,
  key,
});

export function planShare(
  route: string,
  meta: Pick<PageMeta, 'title' | 'section' | 'image'>,
  { company, trade, image: common, key }: ShareDefaults,
): SharePicture {
  const { stem, name, focus } = meta.image ?? common;
  const words: ShareWords = { title: meta.title, kicker: meta.section ?? '', company, trade };
  const hash = hashOf(key, JSON.stringify(words), stem, ...(focus ? [focus] : [])).slice(0, 6);
  const page = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
  return { path: `assets/images/share/${page}.${hash}.jpg`, words, image: name, focus };
}
