/** A form with a kept draft comes to life at once, so that the words are back before anyone looks for them. */
import { hasDraft } from './draft.ts';

/** Draft → its form's island. */
const forms = { contact: 'contact-form', survey: 'survey-form', newsletter: 'newsletter-form' } as const;

export function wakeDrafts(): void {
  // After the page's islands have started to listen, which the same script does next.
  setTimeout(() => {
    for (const [draft, island] of Object.entries(forms)) {
      if (!hasDraft(draft)) continue;
      document.querySelector(`[data-island="${island}"]`)?.dispatchEvent(new Event('island:wake'));
    }
  });
}
