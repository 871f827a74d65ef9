/**
 * Files of `styles/fonts.css` that the head preloads; the italic comes when a page needs it. The names carry a hash of the
 * bytes, for a year in caches.
 */
export const fontFiles = [
  '/assets/fonts/fraunces-41d82338.woff2',
  '/assets/fonts/source-serif-51a5229a.woff2',
] as const;
