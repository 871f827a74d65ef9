/** Changes the address without loading a document. */

/**
 * Replaces the address of this history entry. Browsers refuse this in sandboxed frames and after too many calls; the page then
 * keeps its address, which also leads to it. Firefox does not refuse it in a saved copy, whose file could not be reloaded then.
 */
export function replaceAddress(address: string): void {
  // Of files and sandboxed frames.
  if (window.origin === 'null') return;
  try {
    history.replaceState(history.state, '', address);
  } catch (error) {
    console.warn(`Address not changed to ${address}`, error);
  }
}
