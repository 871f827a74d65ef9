/** Path of a page's Markdown copy: `/about` → `/about.md`, `/` → `/index.md`. */
export const textFile = (path: string): string => `${path === '/' ? '/index' : path}.md`;
