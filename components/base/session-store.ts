/**
 * Texts that are kept over a reload: in session storage, or in the history entry where that is denied or full. The entry
 * lasts as long as the page's place in the history of its tab.
 */

/** Keeps a text; without either store it is lost. */
export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    writeEntry(key, text);
  }
}

/** The text that was kept, or null. */
export function keptText(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text !== null) return text;
  } catch {
    // Denied: then it is in the history entry.
  }
  const text = entry()[key];
  return typeof text === 'string' ? text : null;
}

export function dropText(key: string): void {
  if (key in entry()) writeEntry(key, undefined);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: there is nothing to remove.
  }
}

function entry(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return state && typeof state === 'object' ? { ...state } : {};
}

function writeEntry(key: string, text: string | undefined): void {
  try {
    window.history.replaceState({ ...entry(), [key]: text }, '');
  } catch {
    // Refused in sandboxed frames, and after too many calls.
  }
}
