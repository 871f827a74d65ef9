/** What every static host is told: old addresses, headers, how long files may be kept. One printer per host reads it. */
import { underBase } from '../../../components/base/address.ts';
import type { Redirect } from '../content/redirects.ts';

export interface HostRules {
  redirects: readonly Redirect[];
  basePath: string;
  /** The site-wide content policy, sent as a header. */
  policy: string;
  /** Origin that may ask for a payment inside its frame. */
  bookingOrigin: string;
}

/** Folders below `assets/` whose files carry a hash of their bytes in their names. */
export const hashedFolders = ['images', 'js', 'fonts'] as const;
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

/** Redirects that match one path alone; hosts are told them with and without a slash at the end. */
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
 * First character of a path, for patterns that redirect to what they matched: two slashes, or a slash and a backslash,
 * would make `//example.org/` an address of another host.
 */
export const staysHere = '[^/?\\x5C]';

/** A path inside a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
