/**
 * Registers the service worker on load and reports updates (spec section 4). The page's toasts listen for
 * `site:update`; it reloads once when the controller changes, and never on the first install.
 */
import { href } from '../../base/settings.ts';
import { afterLoad } from '../../island/moments.ts';
import { scriptAddress } from '../../providers/script-address.ts';
import { reloadWhenFree } from './reload.ts';

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const address = scriptAddress(href('/sw.js'));
  const registration = await workers.register(address, { scope: href('/') });
  const report = (worker: ServiceWorker) => {
    if (!workers.controller) {
      console.log('Content is cached for offline use.');
      return;
    }
    dispatchEvent(new CustomEvent('site:update', { detail: worker }));
  };
  if (registration.waiting) report(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') report(worker);
    });
  });
}

/** Time between two checks whether the page has its fonts. */
const settlingMs = 200;

export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) reloadWhenFree(false);
    controlled = true;
  });
  // On a first visit, precaching starts after all requests of the page itself: its fonts, and the pictures near the window then.
  const start = () => {
    if (document.documentElement.dataset.firstVisit !== undefined) setTimeout(start, settlingMs);
    else register(workers).catch((error: unknown) => console.error('Service worker not registered', error));
  };
  afterLoad(start);
}
