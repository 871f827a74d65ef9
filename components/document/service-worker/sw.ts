/// <reference lib="webworker" />
/** The service worker: pages and scripts from the precache, pictures cached when seen, an offline page for the rest. */
import { cacheNames } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { packEnding } from '../../base/offline-pack.ts';
import { pageAddress } from '../../base/page-address.ts';
import { hasOwnType, isOwnResponse } from './own-response.ts';
import { refill, withoutCache } from './refill.ts';
import { removeIfGone } from './remove.ts';
import { unpack } from './unpack.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };
declare const __BASE_PATH__: string;

/** Timeout of the network before the cache is used, in seconds. */
const networkTimeoutSeconds = 8;

const under = (path: string): string => __BASE_PATH__ + path;
/** The canonical path of a page, without parameters, which the page itself reads. */
const addressOf = (url: URL): string => pageAddress(url.pathname, __BASE_PATH__);

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>;
const onlyOwn: Plugins[number] = {
  cacheWillUpdate: async ({ response }) => ((await isOwnResponse(response, __BASE_PATH__)) ? response : null),
};
// The package's own types disagree under exactOptionalPropertyTypes; at run time it is a plugin.
const kept = (maxEntries: number) =>
  [onlyOwn, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] as unknown as Plugins;
/**
 * What is not the site's own counts as a failure, so that the cached page or text is used: an error of the host, e.g. during
 * a deployment, and another page in place of a post's text.
 */
const failures: Plugins[number] = {
  fetchDidSucceed: async ({ request, response }) => {
    const isPage = request.mode === 'navigate';
    const fails =
      response.status >= 500
        ? // Without a cached text, the page reports the status.
          isPage || (await caches.match(request, { ignoreSearch: true }))
        : !isPage && response.ok && !(await isOwnResponse(response, __BASE_PATH__));
    if (fails)
      throw new TypeError(`${request.url} was answered with ${response.status}, or with another page`);
    return response;
  },
};
/** A page is cached once, whatever form of its address is used. */
const byAddress: Plugins[number] = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + addressOf(url);
  },
};

const listed = self.__WB_MANIFEST.flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
const pack = listed.find(({ url }) => url.endsWith(packEnding));
const isSaving = (connection: unknown) =>
  !!connection && typeof connection === 'object' && 'saveData' in connection && !!connection.saveData;
/** Whether Save-Data is on. */
const savesData = 'connection' in navigator && isSaving(navigator.connection);
/** The offline page with its script, and the files that every page has loaded already. */
const isLeast = (url: string) =>
  url === under('offline') || /\.(?:css|woff2)$|\/assets\/js\/(?:offline|chunk)-/.test(url);

/** Named with the scope, like the precache: other sites of this origin, e.g. a second one with a base path, have their own. */
const ownCache = (name: string): string => `${cacheNames.prefix}-${name}-${cacheNames.suffix}`;

/** Whether everything was in the precache at this worker's last check; browsers and visitors remove entries. */
let isComplete = false;
/** What is missing, or is not what the site has at this address, is fetched, and cached after this page. */
const repaired: Plugins[number] = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (cachedResponse && hasOwnType(cachedResponse, request.url)) return cachedResponse;
    isComplete = false;
    if (cachedResponse) await (await caches.open(cacheName)).delete(request);
    return null;
  },
};
const precache = new PrecacheController({ plugins: [onlyOwn, repaired] });
// With Save-Data only the offline page is precached; other pages are cached when they are visited.
precache.addToCacheList(listed.filter((entry) => entry !== pack && (!savesData || isLeast(entry.url))));
const matchPrecache = (address: string) => precache.matchPrecache(address);

/** A first visit needs all of the pack; an update of a few files is smaller without it. */
async function takePack(): Promise<void> {
  if (!pack || savesData) return;
  const cache = await caches.open(precache.strategy.cacheName);
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = [...precache.getURLsToCacheKeys().values()];
  const missing = wanted.filter((key) => !keys.has(key)).length;
  if (missing > wanted.length / 2) await unpack(pack.url, under('offline'), __BASE_PATH__, precache);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    takePack()
      .catch((error: unknown) => console.log('The pages are fetched one by one.', error))
      // Workbox fetches what is not there yet.
      .then(() => precache.install(event)),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(precache.activate(event)));

let refilling: Promise<void> | undefined;
/** The offline page is cached last: without it, the browser has removed the cache, or it is not complete yet. */
async function refillRemoved(): Promise<void> {
  if (isComplete && (await matchPrecache(under('offline')))) return;
  refilling ??= takePack()
    .catch(() => {})
    .then(() => refill(precache, __BASE_PATH__, under('offline')))
    .then(() => {
      isComplete = true;
    })
    .catch((error: unknown) => console.log('The pages are cached when the network is back.', error))
    .finally(() => {
      refilling = undefined;
    });
  await refilling;
}

/** The caches of pictures and of visited pages. */
const [pictures, pages] = [ownCache('pictures'), ownCache('pages')];
let isPresent = false;
/** Checks once per start of the worker whether the site is still there; without a network, again with the next page. */
async function isRemoved(): Promise<boolean> {
  if (isPresent) return false;
  const gone = await removeIfGone([precache.strategy.cacheName, pictures, pages]).catch(() => undefined);
  // A page of the site that is still open may register the worker once more.
  isPresent = gone === false;
  return gone === true;
}
self.addEventListener('fetch', (event) => {
  // After the page, whose answer it would delay.
  if (event.request.mode === 'navigate')
    event.waitUntil(
      Promise.resolve(event.handled)
        .catch(() => {})
        .then(isRemoved)
        .then((gone) => (gone ? undefined : refillRemoved())),
    );
});

/** The text of a post, if it is precached. */
const keptPost = (id: string) => matchPrecache(under(`assets/posts/${id}.json`));

// The blog page shows a post by its parameter. A page cached before the post was published does not contain it.
const newestBlog = new NetworkOnly({ networkTimeoutSeconds, plugins: [failures] });
registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' && addressOf(url) === under('blog') && url.searchParams.has('post'),
  async ({ event, request, url }) => {
    const page = await matchPrecache(under('blog'));
    if (page && (await keptPost(url.searchParams.get('post') ?? ''))) return page;
    return newestBlog.handle({ event, request }).catch((error: unknown) => {
      if (page) return page;
      throw error;
    });
  },
);

// One entry for /x, /x/, /x.html and /x/index.html, with any parameters.
registerRoute(
  new PrecacheRoute(precache, {
    cleanURLs: false,
    directoryIndex: '',
    urlManipulation: ({ url }) => [new URL(addressOf(url), url)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(under('assets/images/')),
  new CacheFirst({ cacheName: pictures, plugins: kept(150) }),
);
// The editor is neither cached nor replaced by the offline page: it is always the one that is published.
const isEditor = (url: URL) => `${addressOf(url)}/`.startsWith(under('edit/'));
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    !isEditor(url) &&
    (request.mode === 'navigate' || url.pathname.startsWith(under('assets/posts/'))),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds,
    plugins: [byAddress, failures, ...kept(60)],
  }),
);

/** Whether the browser's cache storage works. On a damaged or full disk all its methods may fail. */
const canCache = () =>
  caches.open(precache.strategy.cacheName).then(
    () => true,
    () => false,
  );

// Offline, a post is shown in the blog page's post view if its text is cached, or else the offline page is shown.
setCatchHandler(async ({ request }) => {
  // Only the network is left.
  if (!(await canCache())) return fetch(request);
  if (request.mode !== 'navigate') return Response.error();
  const path = addressOf(new URL(request.url));
  const id = path.startsWith(under('blog/')) ? path.slice(under('blog/').length) : '';
  if (id && (await keptPost(id))) return Response.redirect(under(`blog?post=${id}`));
  return (await matchPrecache(under('offline'))) ?? withoutCache();
});

self.addEventListener('message', ({ data }) => {
  if (data && typeof data === 'object' && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

// A click on the notification acts like the toast's Reload: the waiting version takes over, and pages reload.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  self.registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
