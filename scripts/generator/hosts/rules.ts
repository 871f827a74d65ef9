/** Configuration for every static host: old addresses, headers, cache times. One function per host prints it. */
import { underBase } from '../../../components/base/address.ts';
import { textFile } from '../../../components/base/text-file.ts';
import { isPostRoute } from '../../core/files/route-files.ts';
import type { Redirect } from '../content/redirects.ts';

export interface HostRules {
  redirects: readonly Redirect[];
  basePath: string;
  /** The site-wide content policy, sent as a header. */
  policy: string;
  /** The policy of the editor below `/edit/`, in place of the site's; undefined without the editor. */
  editorPolicy?: string | undefined;
  /** Origin that may use the Payment Request API in its frame. */
  bookingOrigin: string;
  /** Pages that also exist as Markdown. */
  texts: { siteUrl: string; routes: readonly string[] };
}

/** Folders below `assets/` whose files carry a hash of their bytes in their names. */
export const hashedFolders = ['images', 'css', 'js', 'fonts', 'maps'] as const;
export const cachedForAYear = 'public, max-age=31536000, immutable';
/** Types worth compressing, in addition to text/html. */
export const compressible =
  'text/css text/javascript application/javascript application/json text/xml application/xml application/manifest+json image/svg+xml text/plain text/markdown';
/** All other files are revalidated; an unchanged file is not sent again. */
export const revalidated = 'no-cache';

/** Headers of every response; the policy is the same for the whole site. */
export function siteHeaders({
  policy,
  bookingOrigin,
}: Pick<HostRules, 'policy' | 'bookingOrigin'>): Record<string, string> {
  const none = ['camera', 'microphone', 'geolocation', 'usb', 'midi', 'display-capture'];
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [`payment=(self "${bookingOrigin}")`, ...none.map((name) => `${name}=()`)].join(
      ', ',
    ),
  };
}

/** Matches the paths of the editor, also those of the files and compressed copies that a server sends for them. */
export const editorPattern = (basePath: string): string => `^${escapePattern(basePath)}edit(?:[/.]|$)`;

/** The rules as the hosts' files write them: every address has the base path. */
export type ExpandedRules = ReturnType<typeof expandRules>;

export function expandRules({ redirects, basePath, policy, editorPolicy, bookingOrigin, texts }: HostRules) {
  const withBase = redirects.map(({ from, to }) => ({
    from: underBase(basePath, from),
    to: underBase(basePath, to),
  }));
  const exact = withBase.filter(({ from }) => !from.endsWith('*'));
  const byTarget = new Map<string, string[]>();
  for (const { from, to } of exact) byTarget.set(to, [...(byTarget.get(to) ?? []), from]);
  return {
    basePath,
    /** The base path as part of a regular expression. */
    base: escapePattern(basePath),
    /** The base path without the trailing slash (`/cats`), which redirects to it; undefined for a site at the root. */
    folder: basePath === '/' ? undefined : basePath.slice(0, -1),
    home: texts.siteUrl + basePath,
    /** Redirects of a single path; hosts get them with and without a trailing slash. */
    exact,
    /** Target → its old addresses. */
    byTarget: [...byTarget],
    /** Wildcard redirects such as `/about-*`, without the star. */
    prefixes: withBase
      .filter(({ from }) => from.endsWith('*'))
      .map(({ from, to }) => ({ from: from.slice(0, -1), to })),
    headers: siteHeaders({ policy, bookingOrigin }),
    /**
     * Headers of the editor's page and files, in place of those of the same name; undefined without the editor. Hosts serve
     * the page at `/edit`, at `/edit/`, or at both.
     */
    editorHeaders:
      editorPolicy === undefined
        ? undefined
        : { 'Content-Security-Policy': editorPolicy, 'X-Robots-Tag': textRobots },
    textLinks: textLinks(texts, basePath),
  };
}

/**
 * Matches the paths that our pages have, for patterns that redirect to what they matched. A target must start with nothing
 * else: a second slash or a backslash makes it an address on another host, and browsers remove tabs and line breaks before
 * they parse it. Some hosts compare the decoded path, so characters that may be encoded are excluded everywhere.
 */
export const ownPath = '[A-Za-z0-9_~-][A-Za-z0-9._~/-]*';
/** The same as a lazy match. */
export const ownPathLazy = `${ownPath}?`;

/** Escapes a path for a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a target has its own query; some hosts then drop the visitor's query, while the redirect page joins both. */
export const hasQuery = ({ to }: Redirect): boolean => to.includes('?');

export const markdownType = 'text/markdown; charset=utf-8';
/** For the Markdown of a page: search engines should show the page itself. */
export const textRobots = 'noindex';
/** `Link` header that names the page of a Markdown file (RFC 8288). */
export const canonicalLink = (address: string): string => `<${address}>; rel="canonical"`;

/** Hosts that cannot derive an address from a path list this many Markdown files: pages first, then the newest posts. */
const namedTexts = 60;

/** Paths of Markdown files, each with the header that names its page. */
function textLinks(
  { siteUrl, routes }: HostRules['texts'],
  basePath: string,
): { path: string; link: string }[] {
  const ordered = [...routes.filter((route) => !isPostRoute(route)), ...routes.filter(isPostRoute)];
  return ordered.slice(0, namedTexts).map((route) => ({
    path: underBase(basePath, textFile(route)),
    link: canonicalLink(siteUrl + underBase(basePath, route)),
  }));
}
