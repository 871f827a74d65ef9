import type { ResponsiveImage } from '../../content/image.ts';
import type { PageMeta } from '../base/page-meta.ts';

interface PageTextsBase {
  title: string;
  description: string;
  hero: { image: ResponsiveImage };
}

/** Title, description and share picture of a page, from its file in `content/pages/`. */
export function pageMeta({ title, description, hero }: PageTextsBase): PageMeta {
  return { title, description, image: hero.image };
}
