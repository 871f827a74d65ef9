/**
 * The canonical path of a page, whatever form a host or visitor uses: `/x/`, `/x.html`, `/x/index.html` → `/x`. Hosts that
 * collapse slashes also serve `//x`, which as an address would mean another host.
 */
export function pageAddress(pathname: string, basePath: string): string {
  const trimmed = pathname
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return `${trimmed}/` === basePath || pathname === `${basePath}index.html` ? basePath : trimmed || '/';
}
