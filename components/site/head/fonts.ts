/** Files of `styles/fonts.css` that the head preloads. Their names carry a hash of their bytes, for a year in caches. */
export const fontFiles = [
  '/assets/fonts/fraunces-a76a17de.woff2',
  '/assets/fonts/source-serif-65ff3a3f.woff2',
] as const;
