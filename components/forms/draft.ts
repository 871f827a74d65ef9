/** Drafts: what a visitor typed is kept for the session until it is sent, so that a reload or failure loses nothing. */
import { dropText, keepText, keptText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';

type Draft = Record<string, string>;
const key = (form: string): string => `${settings.basePath}draft:${form}`;

/** Draft → its form's island. */
export const draftIslands = {
  contact: 'contact-form',
  survey: 'survey-form',
  newsletter: 'newsletter-form',
} as const;

/** Saves the visible fields; hidden fields are not the visitor's. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [field, value] of new FormData(form)) {
    const control = form.elements.namedItem(field);
    const own = control instanceof HTMLInputElement && control.type === 'hidden';
    if (typeof value === 'string' && !own) draft[field] = value;
  }
  keepText(key(name), JSON.stringify(draft));
}

export const clearDraft = (name: string): void => dropText(key(name));

/** Whether there is a draft. */
export function hasDraft(name: string): boolean {
  return Object.values(readDraft(name)).some((value) => value !== '');
}

/** The draft of one field; empty if there is none. */
export const draftOf = (name: string, field: string): string => readDraft(name)[field] ?? '';

/** Fills empty fields; text typed before the script started is kept. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(readDraft(name))) {
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) {
      if (!control.value) control.value = value;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= value !== '';
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (!control.value) control.value = value;
    }
  }
}

function readDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(keptText(key(name)) ?? '{}');
    if (!stored || typeof stored !== 'object') return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
