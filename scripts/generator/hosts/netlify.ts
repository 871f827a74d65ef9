/** Cloudflare Pages and Netlify: `_redirects` and `_headers`. */
import {
  cachedForAYear,
  type ExpandedRules,
  hashedFolders,
  hasQuery,
  markdownType,
  textRobots,
} from './rules.ts';

/**
 * Exact matches with and without the slash, 301; the first match applies. A target with its own query is left to its redirect
 * page, which joins the visitor's query; Cloudflare drops it.
 */
export function redirectsFile(rules: ExpandedRules): string {
  const lines = [
    ...rules.exact
      .filter((redirect) => !hasQuery(redirect))
      .flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...rules.prefixes.map(({ from, to }) => `${from}* ${to} 301`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Hashed files are cached for a year, all others revalidated, as these hosts do by default; the site's headers apply everywhere. */
export function headersFile(rules: ExpandedRules): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const { basePath, editorHeaders } = rules;
  /** Cloudflare joins the values of all rules that match, so the site's policy is removed first. Netlify takes the last one. */
  const editorBlock = (path: string, headers: Record<string, string>) =>
    block(path, headers).replace('\n', '\n  ! Content-Security-Policy\n');
  return `${[
    block(`${basePath}*`, rules.headers),
    ...hashedFolders.map((folder) =>
      block(`${basePath}assets/${folder}/*`, { 'Cache-Control': cachedForAYear }),
    ),
    block(`${basePath}*.md`, { 'Content-Type': markdownType, 'X-Robots-Tag': textRobots }),
    ...rules.textLinks.map(({ path, link }) => block(path, { Link: link })),
    ...(editorHeaders
      ? [`${basePath}edit`, `${basePath}edit/*`].map((path) => editorBlock(path, editorHeaders))
      : []),
  ].join('\n')}\n`;
}
