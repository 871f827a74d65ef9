/**
 * Registers the service worker on load and tells of updates (spec section 4). The page's own toasts listen for
 * `site:update`; a reload on a change of control happens once, and never on a first install.
 */

import { href } from '../../base/settings.ts';
import { scriptAddress } from '../../providers/script-address.ts';

async function register(): Promise<void> {
  const worker = scriptAddress(href('/sw.js'));
  const registration = await navigator.serviceWorker.register(worker, { scope: href('/') });
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

/** A send in flight and a field that is being filled in are waited for. */
function whenAtRest(act: () => void): void {
  const field = document.activeElement?.closest('main :is(input, textarea, select)');
  if (document.documentElement.dataset.sending !== undefined)
    window.addEventListener('form:settled', () => whenAtRest(act), { once: true });
  else if (field) field.addEventListener('blur', () => setTimeout(() => whenAtRest(act)), { once: true });
  else act();
}

if ('serviceWorker' in navigator) {
  let controlled = navigator.serviceWorker.controller !== null;
  let reloaded = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const first = !controlled;
    controlled = true;
    if (first || reloaded) return;
    reloaded = true;
    whenAtRest(() => window.location.reload());
  });
  window.addEventListener('load', () => {
    register().catch((error: unknown) => console.error('The service worker was not registered.', error));
  });
}
