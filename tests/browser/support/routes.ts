/** All pages of the site under test, from its sitemap. */
import type { APIRequestContext } from '@playwright/test';
import { findPages, singleRoutes } from '../../../scripts/generator/code/page-files.ts';
import { publicTours } from './fixture.ts';
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

/**
 * Of the posts and of the public tours only one with all parts and one without those that are optional, since the others differ
 * in words only.
 */
export function onePageOfEachKind(routes: readonly string[]): string[] {
  const full = posts().find(({ sources, map, tour }) => sources.length > 0 && map && tour);
  const plain = posts().find(({ sources, map, tour }) => sources.length === 0 && !map && !tour);
  if (!full || !plain) throw new Error('The fixture has no post with all parts, or none without them.');
  const withCard = publicTours.find(({ stickyCard, map }) => stickyCard && map);
  const withoutCard = publicTours.find(({ stickyCard }) => !stickyCard);
  if (!withCard || !withoutCard) throw new Error('The fixture has no tour with a card, or none without one.');
  const left = [
    ...posts().flatMap((post) => ([full.id, plain.id].includes(post.id) ? [] : `blog/${post.id}`)),
    ...publicTours.flatMap((tour) => ([withCard, withoutCard].includes(tour) ? [] : `tours/${tour.slug}`)),
  ];
  return routes.filter((route) => !left.includes(route));
}

/** Path of a page or file on the site under test, which may have a base path: `sw.js` → `/cats/sw.js`. */
export const pathOnSite = (baseURL: string | undefined, path: string): string =>
  new URL(path, baseURL).pathname;
