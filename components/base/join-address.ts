/**
 * Joins the target of a redirect with the query and fragment of the visited address. Used by the generator, by redirect pages
 * and in the browser.
 */

/**
 * Both queries joined, the target's own first; the visitor's fragment unless it is empty, else the target's.
 * @param to `/blog?post=jerry-fox`; @param search `?utm_source=flyer` or nothing; @param hash `#top` or nothing
 */
export function joinAddress(to: string, search = '', hash = ''): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const parts = [query, search].map((part) => part.slice(1)).filter((part) => part !== '');
  return path + (parts.length > 0 ? `?${parts.join('&')}` : '') + (hash.length > 1 ? hash : fragment);
}
