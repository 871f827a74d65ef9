import type { ReactNode } from 'react';
import type { Source } from '../../content/schema.ts';
import type { Content } from '../../content/types.ts';
import type { AnyIsland } from '../island/define-island.ts';
import type { ResponsiveImage } from '../ui/picture/image.ts';
import type { Crumb } from './structured-data/breadcrumbs.ts';
import type { GraphNode } from './structured-data/node.ts';
import type { PageKind } from './structured-data/web-page.ts';

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
  /** Where what the page tells comes from, for its structured data; an article names its own. */
  sources?: readonly Source[];
  /** What the page adds to its structured data, the main thing first. */
  graph?: GraphNode[];
}

interface PageOf<Data> {
  /** Islands in the page's own body; those of header and footer are the document's. */
  islands: AnyIsland[];
  meta: (data: Data) => PageMeta;
  body: (data: Data) => ReactNode;
}
/** A page at one address: `pages/about.tsx` → `/about`. */
export interface Page extends PageOf<Content> {
  kind: 'page';
}
/** Pages of one pattern: `pages/blog/[id].tsx` → `/blog/{id}`. */
export interface Pages<Entry = unknown, Data = unknown> extends PageOf<Data> {
  kind: 'pages';
  /** The data one page depends on, and nothing else: its JSON decides whether the page is rendered again. */
  data: (content: Content, entry: Entry) => Data;
}

/** Declares the page of a file under `pages/`; its default export. The file's path is the page's address. */
export function definePage(page: Omit<Page, 'kind'>): Page {
  return { kind: 'page', ...page };
}

/** Declares a family of pages; the default export of a file such as `pages/blog/[id].tsx`. */
export function definePages<Entry, Data>(pages: Omit<Pages<Entry, Data>, 'kind'>): Pages<Entry, Data> {
  return { kind: 'pages', ...pages };
}

/** Any page module. A family's own types matter only inside its file. */
export type AnyPage = Page | Pages<never, never>;
