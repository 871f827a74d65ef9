/** What the build puts into a page's head, known before rendering. Addresses carry the base path already. */
export interface HeadAssets {
  /** Styles inside the page. */
  css: string;
  /** Address of the stylesheet for a dark scheme. */
  darkSheet: string;
  /** The module script of every page and the hash that its bytes must have. */
  entry: { src: string; integrity: string };
  /** Island → scripts to preload at the moment it is triggered. */
  chunks: Record<string, string[]>;
  /** Inline script that keeps heldInput presses. */
  heldInput: string;
  /** On the blog page: the inline script that starts the chosen post's request before first paint, and each post's id and other ids. */
  postScript: { code: string; ids: string[][] } | null;
  /** Content policy of this page. */
  csp: string;
  /** Speculation rules as JSON. */
  speculationRules: string | null;
}
