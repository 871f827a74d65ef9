/**
 * Loads a script on demand. One of an older deploy may be gone: a listener for `preloadError` on window can reload the page.
 * @throws the error of the import, if no listener handles it
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  // Only while it loads: some browsers keep no page with such a listener in their back/forward cache.
  addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    // Firefox cancels the load as soon as another page is requested, and a reload would cancel that request. If the page
    // stays, e.g. since the request was for a download, the next press reloads it.
    if (leaving) await nextPress();
    if (dispatchEvent(new CustomEvent('preloadError', { cancelable: true, detail: error }))) throw error;
    // The page is being unloaded.
    return new Promise(() => {});
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

/** Logs that a part failed without which the page works. */
export const logFailure = (error: unknown): void => console.error('A part of the page did not start.', error);

const nextPress = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true });
  });
