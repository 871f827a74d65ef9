/** Addresses of pages and files on the host. Used by the generator and by the pages. */
export interface Site {
  /** Origin without slash at the end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  basePath: string;
}

/** A path of the site below its base path: `/tours` → `/cats/tours`. Other addresses are returned unchanged. */
export function underBase(basePath: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' ? basePath : `${basePath}${path.slice(1)}`;
}
