/** All pages of the site under test, from its sitemap. */
import type { APIRequestContext } from '@playwright/test';
import { findPages, singleRoutes } from '../../../scripts/generator/code/page-files.ts';
import { posts } from './words.ts';

/** Noindex pages, which no sitemap lists. */
const unlisted = ['404', 'offline', 'survey'];

/**
 * Paths below the base path without a leading slash, from the sitemap, with the survey and the offline page added.
 * @throws Error if the sitemap lacks a page or a post, since tests of all pages would then skip it
 */
export async function allRoutes(request: APIRequestContext, basePath = '/'): Promise<string[]> {
  const xml = await (await request.get('sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
    new URL(url ?? '').pathname.slice(basePath.length),
  );
  const pages = singleRoutes(findPages()).map((route) => route.slice(1));
  const wanted = [
    ...pages.filter((path) => !unlisted.includes(path)),
    ...posts().map(({ id }) => `blog/${id}`),
  ];
  const missing = wanted.filter((path) => !listed.includes(path));
  if (missing.length > 0) throw new Error(`The sitemap lacks ${missing.join(', ')}.`);
  return [...new Set([...listed, 'offline', 'survey'])].sort();
}

/** Without all posts but one, since the others have the same parts. */
export function onePageOfEachKind(routes: readonly string[]): string[] {
  const posts = routes.filter((route) => route.startsWith('blog/'));
  return routes.filter((route) => !posts.slice(1).includes(route));
}

/** Path of a page or file on the site under test, which may have a base path: `sw.js` → `/cats/sw.js`. */
export const pathOnSite = (baseURL: string | undefined, path: string): string =>
  new URL(path, baseURL).pathname;
