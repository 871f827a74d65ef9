/**
 * Reloads the page, once per session, if a script of an older deploy is gone; after that the error is rethrown (spec
 * section 4).
 */
import { reloadEvent } from '../../base/reload-event.ts';
import { settings } from '../../base/settings.ts';
import { reloadWhenFree } from './reload.ts';

const key = `${settings.basePath}reloaded-for-scripts`;

export function handlePreloadErrors(): void {
  addEventListener('preloadError', (event) => {
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      return; // without storage it is unknown whether the page has already reloaded
    }
    event.preventDefault();
    // Drafts are saved at once: the visitor may leave before the page is free to reload.
    dispatchEvent(new Event(reloadEvent));
    reloadWhenFree(true);
  });
}
