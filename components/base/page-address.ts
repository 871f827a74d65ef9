/**
 * The one address of a page however a host or a visitor writes it: `/x/`, `/x.html`, `/x/index.html` → `/x`. Hosts that
 * read several slashes as one answer `//x`, too, which as an address would mean another host.
 */
export function pageAddress(pathname: string, basePath: string): string {
  const trimmed = pathname
    .replace(/(?:\/index\.html|\.html)$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return `${trimmed}/` === basePath || pathname === `${basePath}index.html` ? basePath : trimmed || '/';
}
