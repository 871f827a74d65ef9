/** A form with a kept draft comes to life at once, so that the words are back before anyone looks for them. */
import { draftIslands, hasDraft } from './draft.ts';

export function wakeDrafts(): void {
  // After the page's islands have started to listen, which the same script does next.
  setTimeout(() => {
    for (const [draft, island] of Object.entries(draftIslands)) {
      if (!hasDraft(draft)) continue;
      document.querySelector(`[data-island="${island}"]`)?.dispatchEvent(new Event('island:wake'));
    }
  });
}
