/** Drafts: what a visitor typed is kept for the session until it is sent, so that a reload or failure loses nothing. */
import { readStoredText, removeText, storeText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';

type Draft = Record<string, string>;
const key = (form: string): string => `${settings.basePath}draft:${form}`;

/** Saves the visible fields; hidden fields are not the visitor's. @param draft earlier texts of fields that are empty now */
export function saveDraft(name: string, form: HTMLFormElement, draft: Draft = {}): void {
  const data = new FormData(form);
  // Not `form.elements`, which is a field that an extension has added if that has this name.
  for (const { name: field } of form.querySelectorAll<HTMLInputElement>('[type=hidden]')) data.delete(field);
  for (const [field, value] of data)
    if (typeof value === 'string') draft[field] = value || draft[field] || '';
  storeText(key(name), JSON.stringify(draft));
}

/** Removes the draft of a form. */
export const clearDraft = (name: string): void => removeText(key(name));

/** Whether there is a draft. */
export function hasDraft(name: string): boolean {
  return Object.values(readDraft(name)).some(Boolean);
}

/** The draft's fields; none if there is no draft. */
export function readDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(readStoredText(key(name)) ?? '{}');
    if (!stored || typeof stored !== 'object') return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
