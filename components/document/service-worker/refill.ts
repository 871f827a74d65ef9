/// <reference lib="webworker" />
import type { PrecacheController } from 'workbox-precaching';
import { isOwnResponse } from './own-response.ts';

/**
 * Fetches what is missing in the precache, after the browser has removed it to free space: Workbox fills the precache only
 * when a version is installed.
 * @param base path of the site
 * @param last address of the file that shows by its presence that all others are there
 * @throws Error if the site cannot be reached; what was fetched until then stays
 */
export async function refill(precache: PrecacheController, base: string, last: string): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  const lastUrl = new URL(last, location.href).href;
  const all = [...precache.getURLsToCacheKeys()];
  for (const [url, key] of all.sort(([a], [b]) => Number(a === lastUrl) - Number(b === lastUrl))) {
    if (keys.has(key)) continue;
    const response = await fetch(url);
    if (await isOwnResponse(response, base)) await cache.put(key, response);
    // A newer version has removed it, and will be installed. All else is a login page, or an error that passes.
    else if (response.status !== 404) throw new Error(`${url}: ${response.status}`);
  }
}

/** A minimal page in place of the browser's error page, for when all caches are gone. */
export const withoutCache = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>You Are Offline</title><style>:root{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;' +
      'padding:0 1rem;font:1.125rem/1.6 Georgia,serif}</style><h1>You are offline</h1><p>There is no connection, and ' +
      'this device has kept no page of our site.</p><p><a href="">Try again</a></p>',
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
