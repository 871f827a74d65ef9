/** The page may come from the service worker's cache and be older than the site. */
export function isCachedPage(): boolean {
  try {
    return navigator.serviceWorker?.controller != null;
  } catch {
    // A sandboxed frame has no service workers.
    return false;
  }
}
