import type { WebSite } from 'schema-dts';
import type { Content } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { companyId, ref, websiteId } from '../base/graph-node.ts';

/** The website, with the name that search results show above its pages. */
export function website(site: Content['site']): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    alternateName: site.titleSuffix.replace(/^[\s|]+/, ''),
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: ref(companyId()),
  };
}
