/** The page may come from the service worker's cache, and know less than the site does by now. */
export function isKeptPage(): boolean {
  try {
    return navigator.serviceWorker?.controller != null;
  } catch {
    // A sandboxed frame has no workers.
    return false;
  }
}
