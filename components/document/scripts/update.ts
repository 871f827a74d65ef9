/** Announces a new version: by a desktop notification if allowed, or else by a toast, never both (spec section 4). */
import { showToast } from '../../ui/toast/show-toast.ts';

const title = 'Update available';
const description = 'A new version of the app is available. Refresh to update.';

async function notify(): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return false;
  await registration.showNotification(title, { body: description });
  return true;
}

/** @param accept takes the new version over */
export function offerUpdate(accept: () => void): void {
  notify()
    .catch(() => false)
    .then((notified) =>
      notified ? undefined : showToast({ title, description, action: { label: 'Reload', run: accept } }),
    );
}
