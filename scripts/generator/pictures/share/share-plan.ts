/** Plans a page's share picture without making it: the words on it, its artwork, its address. Pure. */
import type { PageMeta } from '../../../../components/base/page-meta.ts';
import type { Content } from '../../../../content/types.ts';
import { hashOf } from '../../../core/hash.ts';
import type { ShareWords } from './template.ts';

export interface SharePicture {
  /** Path in the output, e.g. `assets/images/share/blog-jerry-fox.1a2b3c4d.jpg`. */
  path: string;
  words: ShareWords;
  /** Name of the original. */
  image: string;
}

/** @param mark of everything that is the same on all sheets: another mark gives every picture a new address */
export function planShare(
  route: string,
  meta: Pick<PageMeta, 'title' | 'section' | 'image'>,
  { site, pages: { home } }: Pick<Content, 'site' | 'pages'>,
  mark: string,
): SharePicture {
  // A page without a picture of its own has the home page's.
  const image = meta.image ?? home.hero.image;
  const words: ShareWords = {
    title: meta.title,
    kicker: meta.section ?? '',
    company: site.name,
    trade: home.hero.kicker ?? '',
  };
  const hash = hashOf(mark, JSON.stringify(words), image.stem).slice(0, 8);
  const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
  return { path: `assets/images/share/${name}.${hash}.jpg`, words, image: image.name };
}
