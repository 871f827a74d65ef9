import type { StartIsland } from '../../island/define-island.ts';
import { clearDraft, saveDraft } from '../draft.ts';
import { restoreDraft } from '../restore-draft.ts';

/** Keeps the draft until it is sent; the browser posts the form. */
const startNewsletterForm: StartIsland<null> = (root) => {
  const keep = () => saveDraft('newsletter', root);
  restoreDraft('newsletter', root);
  keep();
  for (const type of ['input', 'change']) root.addEventListener(type, keep);
  root.addEventListener('submit', () => clearDraft('newsletter'));
  root.addEventListener('formdata', ({ formData }) => emptyUnseen(root, formData));
};
export default startNewsletterForm;

/** Some password managers fill in every field: what no visitor sees keeps its value, or the provider would drop the sign-up. */
function emptyUnseen(root: HTMLElement, formData: FormData): void {
  const unseen = root.querySelectorAll<HTMLInputElement>('input:is([type="hidden"], [tabindex="-1"])');
  for (const { name, defaultValue } of unseen) if (formData.has(name)) formData.set(name, defaultValue);
}
