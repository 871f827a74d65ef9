/** Waits for a new version; the code that announces it is in a separate file. */
import { loadChunk, logFailure } from '../../island/load-chunk.ts';

export function offerUpdates(): void {
  addEventListener('site:update', (event) => {
    loadChunk(() => import('./update.ts'))
      .then(({ offerUpdate }) => offerUpdate((event as CustomEvent<ServiceWorker>).detail))
      .catch(logFailure);
  });
}
