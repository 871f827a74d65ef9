/** Drafts: what a visitor typed is kept for the session until it is sent, so that a reload or failure loses nothing. */
import { readStoredText, removeText, storeText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';

type Draft = Record<string, string>;
const key = (form: string): string => `${settings.basePath}draft:${form}`;

/**
 * What the visitor typed and chose, by the names of the fields that are filled in. Extensions add fields, also with the names
 * of others: a hidden one does not count, and of several the first does.
 * @param root around the form, whose own properties may be hidden by fields of their names
 */
export function typedIn(root: ParentNode): Draft {
  const typed: Draft = {};
  for (const { name, type, checked, value } of root.querySelectorAll<HTMLInputElement>(
    'input, textarea, select',
  ))
    if (name && value && (checked || !/hidden|radio|checkbox/.test(type))) typed[name] ||= value;
  return typed;
}

/** Saves what was typed. @param draft earlier texts of fields that are empty now */
export function saveDraft(name: string, root: ParentNode, draft: Draft = {}): void {
  if (root.querySelector('form')) storeText(key(name), JSON.stringify({ ...draft, ...typedIn(root) }));
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
