/** Waits for a new version; the code that announces it is in a separate file. */
import { loadChunk } from '../../island/load-chunk.ts';

export function offerUpdates(): void {
  window.addEventListener('site:update', (event) => {
    const accept = event instanceof CustomEvent ? (event.detail as { accept: () => void }).accept : () => {};
    loadChunk(() => import('./update.ts'))
      .then(({ offerUpdate }) => offerUpdate(accept))
      .catch((error: unknown) => console.error('The new version was not announced.', error));
  });
}
