/** Cloudflare Pages and Netlify: `_redirects` and `_headers`. */
import {
  exactRedirects,
  type HostRules,
  hashedFolders,
  hasQuery,
  keptForAYear,
  markdownType,
  prefixRedirects,
  siteHeaders,
  textLinks,
  textRobots,
} from './rules.ts';

/**
 * Exact matches with and without the slash, 301; the first that fits counts. A target with a query of its own is left to its small
 * page, which joins the visitor's: Cloudflare drops that.
 */
export function redirectsFile(rules: HostRules): string {
  const lines = [
    ...exactRedirects(rules)
      .filter((redirect) => !hasQuery(redirect))
      .flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...prefixRedirects(rules).map(({ from, to }) => `${from}* ${to} 301`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Hashed files for a year, all else revalidated, as these hosts do by themselves; the site's headers everywhere. */
export function headersFile(rules: HostRules): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const { basePath } = rules;
  return `${[
    block(`${basePath}*`, siteHeaders(rules)),
    ...hashedFolders.map((folder) =>
      block(`${basePath}assets/${folder}/*`, { 'Cache-Control': keptForAYear }),
    ),
    ...(rules.texts
      ? [block(`${basePath}*.md`, { 'Content-Type': markdownType, 'X-Robots-Tag': textRobots })]
      : []),
    ...textLinks(rules).map(({ path, link }) => block(path, { Link: link })),
  ].join('\n')}\n`;
}
