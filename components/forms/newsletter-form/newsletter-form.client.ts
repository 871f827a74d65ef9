import type { StartIsland } from '../../island/define-island.ts';
import { clearDraft, saveDraft } from '../draft.ts';
import { restoreDraft } from '../restore-draft.ts';

/** Keeps the draft until it is sent; the browser posts the form. */
const startNewsletterForm: StartIsland<null> = (root) => {
  const first = root.querySelector('form');
  if (!first) throw new Error(`The island ${root.id} has no form`);
  // An extension may put a copy in its place.
  const keep = () => saveDraft('newsletter', root.querySelector('form') ?? first);
  restoreDraft('newsletter', first);
  keep();
  for (const type of ['input', 'change']) root.addEventListener(type, keep);
  root.addEventListener('submit', () => clearDraft('newsletter'));
  root.addEventListener('formdata', emptyUnseen);
};
export default startNewsletterForm;

/** Some password managers fill in every field: what no visitor sees keeps its value, or the provider would drop the sign-up. */
function emptyUnseen({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const unseen = target.querySelectorAll<HTMLInputElement>('input:is([type="hidden"], [tabindex="-1"])');
  for (const { name, defaultValue } of unseen) if (formData.has(name)) formData.set(name, defaultValue);
}
