/**
 * Replaces the service worker during development: it removes itself and the site's caches, whose names end
 * with its scope, so that no stale page is shown. Other programs at the same address keep theirs.
 */
export const selfRemovingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const own = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
    for (const name of own) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
  })());
});
`;
