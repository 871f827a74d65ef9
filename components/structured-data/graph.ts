/** One graph per page: the company, the website, the page, its breadcrumb, and the page's own nodes. */
import type { Content } from '../../content/types.ts';
import type { GraphNode } from '../base/graph-node.ts';
import type { PageMeta } from '../base/page-meta.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { company, companyCard } from './organization.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

/** Pages with the full description of the company; others have a short one. */
const aboutCompany = new Set(['/', '/about', '/contact', '/booking', '/press-kit']);

const isEvent = (node: GraphNode): boolean => '@type' in node && node['@type'] === 'Event';

/** @returns JSON for a script element, or undefined for a noindex page */
export function pageGraph(path: string, meta: PageMeta, site: Content['site']): string | undefined {
  if (meta.noindex) return undefined;
  const own = meta.graph ?? [];
  const nodes: GraphNode[] = [
    ...own.filter((node) => !isEvent(node)),
    webPage(path, meta),
    ...(meta.crumbs ? [breadcrumbs(meta.crumbs, path)] : []),
    website(site),
    aboutCompany.has(path) ? company(site) : companyCard(site),
    // Last: gzip finds a repeated text up to 32 kB back, and the other nodes repeat texts of the page.
    ...own.filter(isEvent),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
}
