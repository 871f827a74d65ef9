/** Facts about the deployed site that the checks need. */

/** Kinds of files, each of which has its own content type. */
export type Sample =
  | 'page'
  | 'script'
  | 'picture'
  | 'photo'
  | 'font'
  | 'drawing'
  | 'data'
  | 'feed'
  | 'sitemap'
  | 'robots'
  | 'text'
  | 'manifest'
  | 'worker'
  | 'contact'
  | 'archive';

export interface SiteFacts {
  /** Addresses of all pages, e.g. `/about`. */
  routes: readonly string[];
  /** Exact old addresses with their targets, including the target's query. */
  redirects: readonly { from: string; to: string }[];
  /** Addresses within the site that its pages link to or load. */
  links: readonly string[];
  /** One file of each kind: kind → address. */
  samples: Readonly<Record<Sample, string>>;
  /** Address of a post. */
  post: string;
  /** Headers that every response must have; names in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Returns the file at an address. */
  read: (address: string) => Buffer;
  /** Returns its compressed copy, if the build made one. */
  readPacked: (address: string, suffix: string) => Buffer | undefined;
}
