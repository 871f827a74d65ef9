/**
 * Registers the service worker on load and reports updates (spec section 4). The page's toasts listen for
 * `site:update`; it reloads once when the controller changes, and never on the first install.
 */

import { href } from '../../base/settings.ts';
import { loadChunk } from '../../island/load-chunk.ts';
import { afterLoad } from '../../island/moments.ts';
import { scriptAddress } from '../../providers/script-address.ts';

/** Time for a worker to take over, in ms; after that the page is reloaded anyway. */
const takeoverMs = 3_000;

/** In a separate file, loaded when there is a new version. */
const reloads = () => loadChunk(() => import('./reload.ts'));
const reload = (chosen: boolean): void => {
  reloads()
    .then(({ reloadWhenFree }) => reloadWhenFree(chosen))
    .catch((error: unknown) => console.error('The page was not reloaded.', error));
};

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const address = scriptAddress(href('/sw.js'));
  const registration = await workers.register(address, { scope: href('/') });
  const report = (worker: ServiceWorker) => {
    if (!workers.controller) {
      console.log('Content is cached for offline use.');
      return;
    }
    const accept = () => {
      // It has already taken over on request of another tab.
      if (worker.state === 'activated' || worker.state === 'redundant') return reload(true);
      workers.addEventListener('controllerchange', () => reload(true), { once: true });
      setTimeout(() => reload(true), takeoverMs);
      worker.postMessage({ type: 'SKIP_WAITING' });
    };
    window.dispatchEvent(new CustomEvent('site:update', { detail: { accept } }));
  };
  if (registration.waiting) report(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    // From here on it follows presses, and it is there when the worker takes over.
    if (workers.controller) reloads().catch(() => {});
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') report(worker);
    });
  });
}

export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) reload(false);
    controlled = true;
  });
  // On a first visit, precaching starts after all requests of the page itself.
  afterLoad(() => {
    document.fonts.ready
      .then(() => register(workers))
      .catch((error: unknown) => console.error('The service worker was not registered.', error));
  });
}
