/** Puts drafts back into their forms. Apart from `draft.ts`, which every page loads. */
import { readDraft } from './draft.ts';

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
