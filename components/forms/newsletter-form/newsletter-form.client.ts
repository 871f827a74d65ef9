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
};
export default startNewsletterForm;
