/// <reference lib="webworker" />
import type { PrecacheController } from 'workbox-precaching';
import { isOwnResponse } from './own-response.ts';

/**
 * Fetches what is missing in the precache, after the browser has removed it to free space: Workbox fills the precache only
 * when a version is installed.
 * @param base path of the site
 * @throws Error if the site cannot be reached; what was fetched until then stays
 */
export async function refill(precache: PrecacheController, base: string): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  for (const [url, key] of precache.getURLsToCacheKeys()) {
    if (keys.has(key)) continue;
    const response = await fetch(url);
    if (await isOwnResponse(response, base)) await cache.put(key, response);
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
