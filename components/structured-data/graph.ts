/** One graph a page: the company and the site it belongs to, the page, the way to it, and what the page itself adds. */
import type { Content } from '../../content/types.ts';
import type { GraphNode } from '../base/graph-node.ts';
import type { PageMeta } from '../base/page-meta.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { company, companyCard } from './organization.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

/** Pages about the company; the others name it in short. */
const aboutCompany = new Set(['/', '/about', '/contact', '/booking', '/press-kit']);

/** @returns JSON for a script element, or undefined for a page that search engines are not to show */
export function pageGraph(path: string, meta: PageMeta, site: Content['site']): string | undefined {
  if (meta.noindex) return undefined;
  const nodes: GraphNode[] = [
    ...(meta.graph ?? []),
    webPage(path, meta),
    ...(meta.crumbs ? [breadcrumbs(meta.crumbs, path)] : []),
    website(site),
    aboutCompany.has(path) ? company(site) : companyCard(site),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
}
