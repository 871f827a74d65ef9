/**
 * Starts a form with a draft at once, so that the text is restored early. Before a reload it saves what was typed into a
 * form whose script has not come yet.
 */
import { reloadEvent } from '../base/reload-event.ts';
import { draftIslands, hasDraft, readDraft, saveDraft } from './draft.ts';

const islands = Object.entries(draftIslands);

export function startDrafts(): void {
  // After the islands are being watched, which the same script does next.
  setTimeout(() => {
    for (const [draft, island] of islands) {
      if (!hasDraft(draft)) continue;
      document.querySelector(`[data-island="${island}"]`)?.dispatchEvent(new Event('island:start'));
    }
  });
  window.addEventListener(reloadEvent, () => {
    for (const [draft, island] of islands) {
      const form = document.querySelector<HTMLFormElement>(
        `[data-island="${island}"]:not([data-started]) form`,
      );
      if (form) saveDraft(draft, form, readDraft(draft));
    }
  });
}
