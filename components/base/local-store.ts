/** Keeps texts for later visits, in local storage; without effect where a browser denies it. */

/** Keeps a text for later visits. */
export function storeLocally(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Denied or full.
  }
}

/** The text that was kept, or null. */
export function readLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
