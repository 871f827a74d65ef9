/** Reloads the page, once per session, if a script of an older deploy is gone; after that the error is rethrown (spec
 * section 4). */
import { settings } from '../../base/settings.ts';
import { draftIslands, saveDraft } from '../../forms/draft.ts';
import { isSending, reloadWhenFree } from './reload.ts';

const key = `${settings.basePath}reloaded-for-scripts`;

export function handlePreloadErrors(): void {
  window.addEventListener('preloadError', (event) => {
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      return; // without storage it is unknown whether the page has already reloaded
    }
    event.preventDefault();
    // The fields of a form that is being sent are disabled, and its script keeps the draft.
    if (!isSending()) saveAllDrafts();
    reloadWhenFree(true);
  });
}

/** A form whose script did not load saves no draft. */
function saveAllDrafts(): void {
  for (const [draft, island] of Object.entries(draftIslands)) {
    const form = document.querySelector<HTMLFormElement>(`[data-island="${island}"] form`);
    if (form) saveDraft(draft, form);
  }
}
