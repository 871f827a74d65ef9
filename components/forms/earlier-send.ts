/**
 * Earlier sends of a form's words: one whose page was left before its end, and the last one that was confirmed, in whatever
 * tab. Only a hash of the words is stored for longer than the session.
 */
import { readLocally, storeLocally } from '../base/local-store.ts';
import { readStoredText, removeText, storeText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';
import { hasDraft, readDraft } from './draft.ts';

const startedKey = (form: string): string => `${settings.basePath}sending:${form}`;
const sentKey = (form: string): string => `${settings.basePath}sent:${form}`;

/** A send of the draft begins. @returns to be called at its end, with whether it was confirmed */
export function followSend(form: string): (confirmed: boolean) => void {
  const words = hashOf(form);
  storeText(startedKey(form), '1');
  let left = false;
  const leave = () => {
    left = true;
  };
  // Only meanwhile: some browsers keep no page with such a listener in their back/forward cache.
  addEventListener('beforeunload', leave);
  return (confirmed) => {
    removeEventListener('beforeunload', leave);
    // Leaving cancels the request, which then seems to have failed.
    if (confirmed || !left) removeText(startedKey(form));
    if (confirmed) storeLocally(sentKey(form), words);
  };
}

const isSent = (form: string): boolean => hasDraft(form) && readLocally(sentKey(form)) === hashOf(form);

/** The visitor has typed the words of the last send once more: they are a new draft. */
export function forgetSend(form: string): void {
  if (isSent(form)) storeLocally(sentKey(form), '');
}

/** Whether the draft has been sent, as far as this browser knows. `maybe`: the page was left during the last send. */
export function earlierSend(form: string): 'no' | 'maybe' | 'yes' {
  const sent = isSent(form);
  if (sent || !hasDraft(form)) removeText(startedKey(form));
  if (sent) return 'yes';
  return readStoredText(startedKey(form)) === null ? 'no' : 'maybe';
}

/** The page starts. @returns whether the draft, which another tab has a copy of, was sent by that one since */
export function watchOtherTabs(form: string): () => boolean {
  const known = readLocally(sentKey(form));
  return () => isSent(form) && readLocally(sentKey(form)) !== known;
}

/** Of the draft's texts, whatever the spaces around them. */
function hashOf(form: string): string {
  let hash = 0;
  for (const letter of JSON.stringify(Object.values(readDraft(form)).map((text) => text.trim())))
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return String(hash);
}
