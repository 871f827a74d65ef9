/**
 * Texts that are kept over a reload: in session storage, or in the history entry where that is denied or full. The entry
 * lasts as long as the page's place in the history of its tab.
 */

/** Keeps a text; without either store it is lost. */
export function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // A full store still has the previous text.
    removeText(key);
    writeEntry(key, text);
  }
}

/** The text that was kept, or null. */
export function readStoredText(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? entry()[key] ?? null;
  } catch {
    return entry()[key] ?? null;
  }
}

/** Removes a text from both stores. */
export function removeText(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: there is nothing to remove.
  }
  if (entry()[key]) writeEntry(key);
}

/** Only this module uses such keys. */
const entry = (): Record<string, string | undefined> => ({ ...history.state });

function writeEntry(key: string, text?: string): void {
  try {
    history.replaceState({ ...entry(), [key]: text }, '');
  } catch {
    // Refused in sandboxed frames, and after too many calls.
  }
}
