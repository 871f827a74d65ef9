/** What a visitor has typed, kept in the tab until it was sent: a reload or a failure loses no word. */
import { settings } from '../base/settings.ts';

type Draft = Record<string, string>;
const key = (form: string): string => `${settings.basePath}draft:${form}`;

/** Draft → its form's island. */
export const draftIslands = {
  contact: 'contact-form',
  survey: 'survey-form',
  newsletter: 'newsletter-form',
} as const;

/** Keeps what a person can fill in; the form's own hidden fields are no words of anyone. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [field, value] of new FormData(form)) {
    const control = form.elements.namedItem(field);
    const own = control instanceof HTMLInputElement && control.type === 'hidden';
    if (typeof value === 'string' && !own) draft[field] = value;
  }
  try {
    sessionStorage.setItem(key(name), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(key(name));
  } catch {
    // As above.
  }
}

/** Whether words are waiting. */
export function hasDraft(name: string): boolean {
  return Object.values(readDraft(name)).some((value) => value !== '');
}

/** What waits for one field; empty where nothing does. */
export const draftOf = (name: string, field: string): string => readDraft(name)[field] ?? '';

/** Fills the fields that are still empty; what the visitor typed before the form came to life stays. */
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
    const stored: unknown = JSON.parse(sessionStorage.getItem(key(name)) ?? '{}');
    if (!stored || typeof stored !== 'object') return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
