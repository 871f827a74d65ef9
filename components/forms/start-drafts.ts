/**
 * Starts a form with a draft at once, so that the text is restored early. Before a reload it saves what was typed into a
 * form whose script has not come yet.
 */
import { reloadEvent } from '../base/reload-event.ts';
import { hasDraft, readDraft, saveDraft } from './draft.ts';

/** Drafts; the island of each form is named `NAME-form`. */
const drafts = ['contact', 'survey', 'newsletter'];

export function startDrafts(): void {
  // After the islands are being watched, which the same script does next.
  setTimeout(() => {
    for (const draft of drafts) {
      if (!hasDraft(draft)) continue;
      document.querySelector(`[data-island="${draft}-form"]`)?.dispatchEvent(new Event('island:start'));
    }
  });
  addEventListener(reloadEvent, () => {
    for (const draft of drafts) {
      const root = document.querySelector(`[data-island="${draft}-form"]:not([data-started])`);
      if (root) saveDraft(draft, root, readDraft(draft));
    }
  });
}
