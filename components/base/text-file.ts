/** Path of a page's Markdown copy: `/about` → `/about.md`, `/` → `/index.md`. */
export const textFile = (path: string): string => `${path === '/' ? '/index' : path}.md`;
/** The page whose Markdown copy is a list of all pages, like llms.txt: converting a thousand entries of its HTML takes 0.15 s. */
export const siteIndex = '/sitemap';
