/**
 * Loads a script on demand. One of an older deploy may be gone: a listener for `preloadError` on window can reload the page.
 * @throws the error of the import, if no listener handles it
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (window.dispatchEvent(new CustomEvent('preloadError', { cancelable: true, detail: error })))
      throw error;
    // The page is being unloaded.
    return new Promise(() => {});
  }
}
