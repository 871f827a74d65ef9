/** Drafts: what a visitor typed is kept for the session until it is sent, so that a reload or failure loses nothing. */
import { readStoredText, removeText, storeText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';

type Draft = Record<string, string>;
const key = (form: string): string => `${settings.basePath}draft:${form}`;

/**
 * Saves the visible fields; hidden fields are not the visitor's.
 * @param root around the form, whose own properties may be hidden by fields of their names, which an extension has added
 * @param draft earlier texts of fields that are empty now
 */
export function saveDraft(name: string, root: ParentNode, draft: Draft = {}): void {
  const form = root.querySelector('form');
  if (!form) return;
  const data = new FormData(form);
  for (const { name: field } of root.querySelectorAll<HTMLInputElement>('[type=hidden]')) data.delete(field);
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
