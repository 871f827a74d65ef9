/**
 * Loads a script that is not part of the page's own. One of an older deploy may be gone: whoever listens to `preloadError` on
 * window may reload the page, and nothing more happens here.
 * @throws what the import throws, if nobody handles it
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (window.dispatchEvent(new CustomEvent('preloadError', { cancelable: true, detail: error })))
      throw error;
    // The page is on its way out.
    return new Promise(() => {});
  }
}
