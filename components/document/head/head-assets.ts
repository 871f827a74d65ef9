/** Assets of a page's head, known before rendering. Addresses include the base path. */
export interface HeadAssets {
  /** Styles inside the page. */
  css: string;
  /** Address of the stylesheet for a dark scheme. */
  darkSheet: string;
  /** The module script of every page and its integrity hash. */
  entry: { src: string; integrity: string };
  /** Island → scripts to preload when it is triggered. */
  chunks: Record<string, string[]>;
  /** Inline script that holds early clicks and submits (`held-input.ts`). */
  heldInput: string;
  /** On the blog page: the inline script that starts the chosen post's request before first paint, and each post's id and other ids. */
  postScript: { code: string; ids: string[][] } | null;
  /** Content policy of this page. */
  csp: string;
  /** Speculation rules as JSON. */
  speculationRules: string | null;
}
