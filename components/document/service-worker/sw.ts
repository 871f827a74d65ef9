/// <reference lib="webworker" />
/** The service worker: pages and scripts from the precache, pictures kept as they are seen, an offline page for the rest. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pageAddress } from './page-address.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };
declare const __BASE_PATH__: string;

/** Parameters that say nothing about which page is meant: the page itself reads them. */
const ignored = [/^post$/, /^itemId$/, /^about$/, /^utm_/, /^fbclid$/, /^gclid$/, /^msclkid$/, /^mc_/];
type Plugins = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins'];
// The packages' own types disagree under exactOptionalPropertyTypes; at run time these are their plugins.
const kept = (maxEntries: number) =>
  [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
  ] as unknown as NonNullable<Plugins>;

// One entry answers /x, /x/, /x.html and /x/index.html.
precacheAndRoute(self.__WB_MANIFEST, {
  cleanURLs: false,
  directoryIndex: '',
  ignoreURLParametersMatching: ignored,
  urlManipulation: ({ url }) => {
    const address = new URL(url);
    address.pathname = pageAddress(url.pathname, __BASE_PATH__);
    for (const name of [...address.searchParams.keys()])
      if (ignored.some((rule) => rule.test(name))) address.searchParams.delete(name);
    return [address];
  },
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${__BASE_PATH__}assets/images/`),
  new CacheFirst({ cacheName: `${cacheNames.prefix}-pictures`, plugins: kept(150) }),
);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && (request.mode === 'navigate' || url.pathname.startsWith(`${__BASE_PATH__}assets/posts/`)),
  new NetworkFirst({ cacheName: `${cacheNames.prefix}-pages`, networkTimeoutSeconds: 8, plugins: kept(60) }),
);

// Offline: a story lives on in the blog page's post view if its text is kept; else the offline page says so.
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const path = pageAddress(new URL(request.url).pathname, __BASE_PATH__);
  const post = path.startsWith(`${__BASE_PATH__}blog/`)
    ? path.slice(`${__BASE_PATH__}blog/`.length)
    : undefined;
  if (post && (await matchPrecache(`${__BASE_PATH__}assets/posts/${post}.json`))) {
    return Response.redirect(`${__BASE_PATH__}blog?post=${post}`);
  }
  return (await matchPrecache(`${__BASE_PATH__}offline`)) ?? Response.error();
});

self.addEventListener('message', ({ data }) => {
  if (data && typeof data === 'object' && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

// The notification of an update says the same as the toast's Reload: the waiting version takes over, and pages follow.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  self.registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
