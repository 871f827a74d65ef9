import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { idOf } from '../base/graph-node.ts';
import type { Crumb } from '../base/page-meta.ts';

/**
 * The visible breadcrumb, for search engines. `path` is the page's own address. A step without its own page, such
 * as a category, is left out: search engines want an address for each.
 */
export function breadcrumbs(items: readonly Crumb[], path: string): BreadcrumbList {
  const steps = items.filter(({ href }, index) => href !== undefined || index === items.length - 1);
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(path, 'breadcrumbs'),
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href ?? path),
    })),
  };
}
