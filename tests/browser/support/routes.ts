/** All pages of the site under test, as its own table says. */
import type { APIRequestContext } from '@playwright/test';

/** Paths below the site's base without a slash in front, from the sitemap; pages that search engines shall not see are added. */
export async function allRoutes(request: APIRequestContext, basePath = '/'): Promise<string[]> {
  const xml = await (await request.get('sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  return [...new Set([...listed.map((path) => path.slice(basePath.length)), 'offline', 'survey'])].sort();
}

/** Path of a page or file on the site under test, which may lie below a folder: `sw.js` → `/cats/sw.js`. */
export const pathOnSite = (baseURL: string | undefined, path: string): string =>
  new URL(path, baseURL).pathname;
