/** What the checks of a host have to know of the site on it. */

/** Kinds of files that hosts send with a type of their own. */
export const sampleKinds = [
  'page',
  'script',
  'picture',
  'photo',
  'font',
  'drawing',
  'data',
  'feed',
  'sitemap',
  'robots',
  'text',
  'manifest',
  'worker',
  'contact',
  'archive',
] as const;
export type Sample = (typeof sampleKinds)[number];

export interface SiteFacts {
  /** Addresses of all pages, e.g. `/about`. */
  routes: readonly string[];
  /** Exact old addresses and where they lead, with the target's query if it has one. */
  redirects: readonly { from: string; to: string }[];
  /** Addresses on this site that its pages link to or load. */
  links: readonly string[];
  /** One file of each kind, as addresses: kind → address. */
  samples: Readonly<Record<Sample, string>>;
  /** Address of a story. */
  post: string;
  /** Headers that every answer must carry, names in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The file behind an address. */
  read: (address: string) => Buffer;
  /** Its compressed copy, if the build made one. */
  readPacked: (address: string, suffix: string) => Buffer | undefined;
}
