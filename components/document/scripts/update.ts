/** Announces a new version: by a desktop notification if allowed, or else by a toast, never both (spec section 4). */
import { showToast } from '../../ui/toast/show-toast.ts';
import { reloadWhenFree } from './reload.ts';

/** Time for a worker to take over, in ms; after that the page is reloaded anyway. */
const takeoverMs = 3_000;

const title = 'Update available';
const description = 'A new version of the app is available. Refresh to update.';

async function notify(): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return false;
  await registration.showNotification(title, { body: description });
  return true;
}

/** @param worker of the new version, which waits */
export function offerUpdate(worker: ServiceWorker): void {
  notify()
    .catch(() => false)
    .then((notified) =>
      notified
        ? undefined
        : showToast({ title, description, action: { label: 'Reload', run: () => takeOver(worker) } }),
    );
}

function takeOver(worker: ServiceWorker): void {
  const reload = () => reloadWhenFree(true);
  // It has already taken over on request of another tab.
  if (worker.state === 'activated' || worker.state === 'redundant') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, takeoverMs);
  worker.postMessage({ type: 'SKIP_WAITING' });
}
