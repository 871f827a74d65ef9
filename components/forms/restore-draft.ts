/** Puts drafts back into their forms. Apart from `draft.ts`, which every page loads. */
import { readDraft } from './draft.ts';

/** Fills empty fields; text typed before the script started is kept. @param root around the form, as in `saveDraft` */
export function restoreDraft(name: string, root: ParentNode): void {
  const draft = new Map(Object.entries(readDraft(name)));
  const controls = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  const chosen = new Set([...root.querySelectorAll<HTMLInputElement>(':checked')].map((one) => one.name));
  for (const control of controls) {
    const value = draft.get(control.name);
    if (!value) continue;
    if (control.type === 'radio' || control.type === 'checkbox') {
      if (!chosen.has(control.name) && 'checked' in control)
        control.checked = control.type === 'checkbox' || control.value === value;
    } else if (!control.value) control.value = value;
  }
}
