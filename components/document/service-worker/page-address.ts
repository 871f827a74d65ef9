/** The one address of a page however a host or a visitor writes it: `/x/`, `/x.html`, `/x/index.html` → `/x`. */
export function pageAddress(pathname: string, basePath: string): string {
  const trimmed = pathname.replace(/(?:\/index\.html|\.html)$/, '').replace(/\/+$/, '');
  return `${trimmed}/` === basePath || pathname === `${basePath}index.html` ? basePath : trimmed || '/';
}
