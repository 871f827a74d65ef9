/**
 * Inline in every redirect stub, the same bytes in each: goes on to the page that the canonical link names, with query
 * and fragment, in place of this history entry. The origin is this host's, so previews stay on their own host.
 */
const target = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
if (target) {
  const { pathname, search, hash } = new URL(target);
  window.location.replace(pathname + (window.location.search || search) + (window.location.hash || hash));
}
