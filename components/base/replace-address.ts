/** Changes the address without loading a document. */

/**
 * Replaces the address of this history entry. Browsers refuse this in sandboxed frames, in saved copies of a page and after
 * too many calls; the page then keeps its address, which also leads to it.
 */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch (error) {
    console.warn(`The address could not be changed to ${address}.`, error);
  }
}
