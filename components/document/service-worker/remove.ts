/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/**
 * Removes this worker and its caches if its own file is gone: the site has moved, or another one has taken its place. The
 * browser keeps a worker whose file is missing, and visitors would see the cached pages in place of those of the host. Any
 * other answer may pass: a login page, an error of the host.
 * @param cacheNames the caches of this worker
 * @returns whether it was removed; pages that are open keep it until they are left
 * @throws TypeError without a network
 */
export async function removeIfGone(cacheNames: readonly string[]): Promise<boolean> {
  // Some hosts answer HEAD with 404 where they have a file.
  for (const method of ['HEAD', 'GET']) {
    const { status } = await fetch(self.location.href, { method, cache: 'no-store' });
    if (status !== 404 && status !== 410) return false;
  }
  await self.registration.unregister();
  for (const name of cacheNames) await caches.delete(name);
  return true;
}
