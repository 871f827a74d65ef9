import type { StartIsland } from '../../island/define-island.ts';
import { clearDraft, saveDraft } from '../draft.ts';
import { restoreDraft } from '../restore-draft.ts';

/** Keeps the draft until it is sent; the browser posts the form. */
const startNewsletterForm: StartIsland<null> = (root) => {
  const form = root.querySelector('form');
  if (!form) throw new Error(`The island ${root.id} has no form`);
  const keep = () => saveDraft('newsletter', form);
  restoreDraft('newsletter', form);
  keep();
  for (const type of ['input', 'change']) form.addEventListener(type, keep);
  form.addEventListener('submit', () => clearDraft('newsletter'));
};
export default startNewsletterForm;
