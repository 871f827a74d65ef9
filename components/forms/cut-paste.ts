/** Reports how much of a paste was cut off by a field's limit, since browsers truncate it silently. */
import { setText } from '../island/parts.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Watches all fields with a limit. @param form the form, or an element around it */
export function reportCuts(form: HTMLElement): void {
  let left = 0;
  form.addEventListener('beforeinput', (event) => {
    const { target } = event;
    if (isTextField(target)) left = leftOut(target, event);
  });
  form.addEventListener('input', ({ target }) => {
    if (isTextField(target)) report(form, target, left);
    left = 0;
  });
  // A full field accepts nothing, so there is no `input` event.
  form.addEventListener('paste', ({ target }) => {
    setTimeout(() => {
      if (left > 0 && isTextField(target)) report(form, target, left);
      left = 0;
    });
  });
  form.addEventListener('reset', () => {
    for (const note of form.querySelectorAll('[data-cut]')) setText(note, '');
  });
}

function report(form: HTMLElement, { id, value, maxLength }: TextField, left: number): void {
  const cut = left > 0 && value.length >= maxLength;
  const lost =
    left === 1 ? 'the last one of the pasted text was' : `the last ${left} of the pasted text were`;
  setText(
    form.querySelector(`[data-cut="${id}"]`),
    cut ? `This field takes ${maxLength} characters: ${lost} left out.` : '',
  );
}

/** Number of characters that do not fit. */
function leftOut(field: TextField, { inputType, data, dataTransfer }: Partial<InputEvent>): number {
  const pasted = (data ?? dataTransfer?.getData('text/plain') ?? '').replaceAll('\r\n', '\n');
  // Extensions dispatch plain events. A single keystroke at the limit is not reported; the counter shows it.
  if (!inputType?.startsWith('insert') || inputType === 'insertCompositionText' || pasted.length < 2)
    return 0;
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return Math.max(0, field.value.length - selected + pasted.length - field.maxLength);
}

function isTextField(target: EventTarget | null): target is TextField {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength > 0
  );
}
