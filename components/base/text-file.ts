/** Where a page's text lies as Markdown: `/about` → `/about.md`, `/` → `/index.md`. */
export const textFile = (path: string): string => `${path === '/' ? '/index' : path}.md`;
