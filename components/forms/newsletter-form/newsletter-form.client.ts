import type { StartIsland } from '../../island/define-island.ts';
import { honeypotName, newsletterTags } from '../../providers/newsletter.ts';
import { clearDraft, saveDraft, typedIn } from '../draft.ts';
import { restoreDraft } from '../restore-draft.ts';

/** Keeps the draft until it is sent; the browser posts the form. */
const startNewsletterForm: StartIsland<null> = (root) => {
  const keep = () => saveDraft('newsletter', root);
  restoreDraft('newsletter', root);
  keep();
  for (const type of ['input', 'change']) root.addEventListener(type, keep);
  root.addEventListener('submit', () => clearDraft('newsletter'));
  root.addEventListener('formdata', ({ formData }) => sendOwn(root, formData));
};
export default startNewsletterForm;

/**
 * Some password managers fill in every field: what no visitor sees keeps its value, or the provider would drop the sign-up. Of
 * several fields of one name, of which an extension has added some, the visitor's counts.
 */
function sendOwn(root: HTMLElement, formData: FormData): void {
  const own = { ...typedIn(root), tags: newsletterTags, [honeypotName()]: '' };
  for (const [name, value] of Object.entries(own)) if (formData.has(name)) formData.set(name, value);
}
