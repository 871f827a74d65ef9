/** Assets of a page's head, known before rendering. Addresses include the base path. */
export interface HeadAssets {
  /** Styles inside the page. */
  css: string;
  /** Address of the stylesheet for a dark scheme. */
  darkSheet: string;
  /** The module script of every page and its integrity hash, if any. */
  entry: { src: string; integrity: string | undefined };
  /** Inline script: what must not wait for the module script, such as holding early clicks (`held-input.ts`). */
  script: string;
  /** On the blog page: each post's id and other ids, for the script that starts the chosen post's request before first paint. */
  postIds: string[][] | null;
  /** Content policy of this page. */
  csp: string;
  /** Speculation rules as JSON. */
  speculationRules: string;
}
