/**
 * Registers the service worker on load and tells of updates (spec section 4). The page's own toasts listen for
 * `site:update`; a reload on a change of control happens once, and never on a first install.
 */
import { href } from '../settings/settings.ts';

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(href('/sw.js'), { scope: href('/') });
  const tell = (worker: ServiceWorker) => {
    if (!navigator.serviceWorker.controller) {
      console.log('Content is cached for offline use.');
      return;
    }
    const accept = () => worker.postMessage({ type: 'SKIP_WAITING' });
    window.dispatchEvent(new CustomEvent('site:update', { detail: { accept } }));
  };
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell(worker);
    });
  });
}

if ('serviceWorker' in navigator) {
  const controlled = navigator.serviceWorker.controller !== null;
  let reloaded = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled || reloaded) return;
    reloaded = true;
    const reload = () => window.location.reload();
    // A send in flight is waited for.
    if (document.documentElement.dataset.sending === undefined) reload();
    else window.addEventListener('form:settled', reload, { once: true });
  });
  window.addEventListener('load', () => {
    register().catch((error: unknown) => console.error('The service worker was not registered.', error));
  });
}
