/** Starts a form with a draft at once, so that the text is restored early. */
import { draftIslands, hasDraft } from './draft.ts';

export function startDrafts(): void {
  // After the islands are being watched, which the same script does next.
  setTimeout(() => {
    for (const [draft, island] of Object.entries(draftIslands)) {
      if (!hasDraft(draft)) continue;
      document.querySelector(`[data-island="${island}"]`)?.dispatchEvent(new Event('island:start'));
    }
  });
}
