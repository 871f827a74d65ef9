import type { WebPage } from 'schema-dts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { idOf, ref, websiteId } from '../base/graph-node.ts';
import type { PageMeta } from '../base/page-meta.ts';
import { citations } from './citations.ts';

/** The page, and the relations of its parts. */
export function webPage(path: string, meta: PageMeta): WebPage {
  const main = meta.graph?.find((node) => node['@type'] !== 'FAQPage')?.['@id'];
  return {
    '@type': meta.kind ?? 'WebPage',
    '@id': idOf(path, 'page'),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: 'en-US',
    isPartOf: ref(websiteId()),
    ...(meta.image && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(meta.image.src) } }),
    ...(meta.crumbs && { breadcrumb: ref(idOf(path, 'breadcrumbs')) }),
    ...(main && { mainEntity: ref(main) }),
    ...citations(meta.sources ?? []),
  };
}
