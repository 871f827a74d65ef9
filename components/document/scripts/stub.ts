/**
 * Inline in every redirect stub, the same bytes in each: goes on to the page that the canonical link names, with both
 * queries and one fragment, in place of this history entry. The origin is this host's, so previews stay on their own host.
 */
import { joinAddress } from '../../base/join-address.ts';

const target = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
if (target) {
  const { pathname, search, hash } = new URL(target);
  const { location } = window;
  location.replace(location.origin + joinAddress(pathname + search + hash, location.search, location.hash));
}
