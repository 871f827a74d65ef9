/** The site's typefaces in the notation of `font`; their upright faces are on the first screen of every page. */
export const siteFonts = '1em Fraunces, "Source Serif 4"';
