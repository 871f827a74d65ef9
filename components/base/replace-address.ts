/** Changes the address in the address bar; the document stays. */

/**
 * Gives this history entry another address of the same origin. Browsers refuse that in sandboxed frames, in saved copies
 * of a page and after too many changes in a row: the page then keeps the address that it has, which serves it, too.
 */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch (error) {
    console.warn(`The address could not become ${address}.`, error);
  }
}
