/** What every static host is configured with: old addresses, headers, cache times. One printer per host reads it. */
import { underBase } from '../../../components/base/address.ts';
import { textFile } from '../../../components/base/text-file.ts';
import type { Redirect } from '../content/redirects.ts';

export interface HostRules {
  redirects: readonly Redirect[];
  basePath: string;
  /** The site-wide content policy, sent as a header. */
  policy: string;
  /** Origin that may ask for a payment inside its frame. */
  bookingOrigin: string;
  /** Pages that lie as Markdown beside themselves. */
  texts?: { siteUrl: string; routes: readonly string[] } | undefined;
}

/** Folders below `assets/` whose files carry a hash of their bytes in their names. */
export const hashedFolders = ['images', 'css', 'js', 'fonts'] as const;
export const keptForAYear = 'public, max-age=31536000, immutable';
/** Types worth compressing, beside text/html. */
export const compressible =
  'text/css text/javascript application/javascript application/json text/xml application/xml application/manifest+json image/svg+xml text/plain text/markdown';
/** All else is asked for anew; an unchanged file is not sent again. */
export const revalidated = 'no-cache';

/** Headers of every answer (decision on security: one policy for the whole site). */
export function siteHeaders({ policy, bookingOrigin }: HostRules): Record<string, string> {
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

/** The site's folder without the slash at its end (`/cats`), which leads to the one with it; none for a whole host. */
export const bareFolder = (basePath: string): string | undefined =>
  basePath === '/' ? undefined : basePath.slice(0, -1);

export interface HostRedirect {
  /** Exact path without a slash at its end, below the base path. */
  from: string;
  to: string;
}

/** Redirects that match one path alone; hosts get them with and without a slash at the end. */
export function exactRedirects({ redirects, basePath }: HostRules): HostRedirect[] {
  return redirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }) => ({ from: underBase(basePath, from), to: underBase(basePath, to) }));
}

/** The few that stand for any name: `/about-*`. The star is left off. */
export function prefixRedirects({ redirects, basePath }: HostRules): HostRedirect[] {
  return redirects
    .filter(({ from }) => from.endsWith('*'))
    .map(({ from, to }) => ({ from: underBase(basePath, from.slice(0, -1)), to: underBase(basePath, to) }));
}

/** Old addresses by the page that they lead to. */
export function byTarget(redirects: readonly HostRedirect[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { from, to } of redirects) groups.set(to, [...(groups.get(to) ?? []), from]);
  return groups;
}

/**
 * Paths as our pages have them, for patterns that redirect to what they matched. Nothing else may begin such a target: a second
 * slash or a backslash makes it an address of another host, and browsers take tabs and line ends away before they read it.
 * Some hosts compare the decoded path, so no character that may be encoded is allowed anywhere.
 */
export const ownPath = '[A-Za-z0-9_~-][A-Za-z0-9._~/-]*';
/** The same, as short as the rest of a pattern allows. */
export const ownPathLazy = `${ownPath}?`;

/** A path inside a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a target has a query of its own; some hosts drop a visitor's query for it, and the small page joins both. */
export const hasQuery = ({ to }: HostRedirect): boolean => to.includes('?');

export const markdownType = 'text/markdown; charset=utf-8';
/** A page as Markdown is for programs that ask for it: search engines are to show the page itself. */
export const textRobots = 'noindex';
/** The page that a text says again (RFC 8288). */
export const canonicalLink = (address: string): string => `<${address}>; rel="canonical"`;

/** Hosts that cannot make an address of a path get so many texts one by one: pages first, then the newest posts. */
const namedTexts = 60;

/** Texts by name, each with the page that it says again. */
export function textLinks({ texts, basePath }: HostRules): { path: string; link: string }[] {
  if (!texts) return [];
  const { siteUrl, routes } = texts;
  const isPost = (route: string) => route.startsWith('/blog/');
  const ordered = [...routes.filter((route) => !isPost(route)), ...routes.filter(isPost)];
  return ordered.slice(0, namedTexts).map((route) => ({
    path: underBase(basePath, textFile(route)),
    link: canonicalLink(siteUrl + underBase(basePath, route)),
  }));
}
