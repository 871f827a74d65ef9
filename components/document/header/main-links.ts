/** Links of the main navigation, in the order of spec section 2. */
export const mainLinks = [
  ['Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['In the News', '/in-the-news'],
  ['Contact', '/contact'],
] as const;
