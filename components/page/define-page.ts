import type { ReactNode } from 'react';
import type { Content } from '../../content/types.ts';
import type { PageMeta } from '../base/page-meta.ts';
import type { AnyIsland } from '../island/define-island.ts';

interface PageOf<Data> {
  /** Islands in the page's own body; those of header and footer belong to the document. */
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
  /** All data that one page depends on: the page is rendered again if its JSON changes. */
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

/** Any page module. The types of a family are only known in its own file. */
export type AnyPage = Page | Pages<never, never>;
