/** Redirects by script, on the pages that are shown at unknown addresses: the not-found and the offline page. */
import type { joinAddress } from '../../base/join-address.ts';
import { href, settings } from '../../base/settings.ts';

/** Path of the visited address, without the base path: `/cats/tours` → `/tours`. */
export function visitedPath(): string {
  const { pathname } = location;
  return pathname.startsWith(settings.basePath) ? `/${pathname.slice(settings.basePath.length)}` : pathname;
}

/**
 * Replaces the history entry by a page of the site, with the query and fragment of the visited address.
 * @param join passed by the page's script, which has a copy of it: imported here, it would be a file that two pages share
 */
export function redirectTo(path: string, join: typeof joinAddress): void {
  const { origin, search, hash } = location;
  location.replace(origin + join(href(path), search, hash));
}
