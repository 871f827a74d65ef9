/** The redirect and header rules of static hosts, one pure printer per file. */
import type { Redirect } from './redirects.ts';

export interface HostRules {
  redirects: readonly Redirect[];
  basePath: string;
  /** The site-wide policy, sent as a header. */
  policy: string;
}

/** Files at the root of the output that hosts read: path → contents. */
export function hostFiles(rules: HostRules): Record<string, string> {
  return { _redirects: redirectsFile(rules), _headers: headersFile(rules), '.nojekyll': '' };
}

const at = (basePath: string, path: string): string => (path === '/' ? basePath : basePath + path.slice(1));

/** Cloudflare Pages and Netlify: exact matches with and without the slash, 301. */
function redirectsFile({ redirects, basePath }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const [old, target] = [at(basePath, from), at(basePath, to)];
    return from.endsWith('*') ? [`${old} ${target} 301`] : [`${old} ${target} 301`, `${old}/ ${target} 301`];
  });
  return `${lines.join('\n')}\n`;
}

/** Cloudflare Pages and Netlify: hashed files for a year, all else revalidated; security headers everywhere. */
function headersFile({ basePath, policy }: HostRules): string {
  return `${basePath}*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Strict-Transport-Security: max-age=31536000; includeSubDomains
${['images', 'js', 'fonts'].map((folder) => `${basePath}assets/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`).join('\n')}
`;
}
