import type { ResponsiveImage } from '../../content/image.ts';
import type { Source } from '../../content/schema.ts';
import type { GraphNode } from './graph-node.ts';

/** A step of the breadcrumb. */
export interface Crumb {
  label: string;
  /** Missing at the page itself. */
  href?: string;
}

/** Kinds of pages that search engines distinguish. */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';

/** What `<head>` says of a page. Addresses are paths of this site; the head makes them absolute. */
export interface PageMeta {
  /** Without the company's suffix; unique on the site. */
  title: string;
  /** 70 to 160 characters; unique on the site. */
  description: string;
  /** Where it differs from the page's own path. */
  canonical?: string;
  image?: ResponsiveImage;
  /** Path of the picture for link previews, which the build prints from title and picture. Pages leave it out. */
  share?: string;
  /** Further pictures that belong to the page, for search engines. */
  pictures?: readonly ResponsiveImage[];
  type?: 'website' | 'article';
  /** Origins that the first screen of the page talks to. */
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
  /** Sources of what the page says, for its structured data; an article names its own. */
  sources?: readonly Source[];
  /** What the page adds to its structured data, the main thing first. */
  graph?: GraphNode[];
}
