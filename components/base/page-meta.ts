import type { ResponsiveImage } from '../../content/image.ts';
import type { Source } from '../../content/schema.ts';
import type { GraphNode } from './graph-node.ts';

/** A step of the breadcrumb. */
export interface Crumb {
  label: string;
  /** Missing at the page itself. */
  href?: string;
}

/** Page types known to search engines. */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';

/** Metadata of a page for `<head>`. Addresses are paths of this site; the head makes them absolute. */
export interface PageMeta {
  /** Without the company's suffix; unique on the site. */
  title: string;
  /** 70 to 160 characters; unique on the site. */
  description: string;
  /** Where it differs from the page's own path. */
  canonical?: string;
  image?: ResponsiveImage;
  /** Path of the link preview, which the build generates from title and picture. Pages omit it. */
  share?: string;
  /** Further pictures that belong to the page, for search engines. */
  pictures?: readonly ResponsiveImage[];
  type?: 'website' | 'article';
  /** Origins to preconnect to. */
  preconnect?: readonly string[];
  /** Kept out of search engines. */
  noindex?: boolean;
  /** YYYY-MM-DD, for articles. */
  published?: string;
  /** YYYY-MM-DD of the last change by the content. */
  modified?: string;
  /** Category of an article. */
  section?: string;
  /** Tags of an article. */
  tags?: readonly string[];
  /** The visible breadcrumb, ending with the page itself. */
  crumbs?: Crumb[];
  /** Kind of page for search engines; the default is `WebPage`. */
  kind?: PageKind;
  /** Sources of the page, for its structured data; an article has its own. */
  sources?: readonly Source[];
  /** Nodes that the page adds to its structured data, the main entity first. */
  graph?: GraphNode[];
  /**
   * Position of the structured data: it compresses best near the text that it repeats. The default is the end of the page;
   * a long page has it right after its content.
   */
  graphPlace?: 'head' | 'main';
}
