/**
 * Inline script of every redirect page, with the same bytes in each: replaces this history entry by the page of the canonical
 * link, with both queries and one fragment. It keeps the origin, so that previews stay on their own host.
 */
import { joinAddress } from '../../base/join-address.ts';

const target = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
if (target) {
  const { pathname, search, hash } = new URL(target);
  const { location } = window;
  location.replace(location.origin + joinAddress(pathname + search + hash, location.search, location.hash));
}
