/**
 * The limits of text fields. Browsers cut a paste silently: the field then shows how much. Text that was too long before
 * the script started, and a composed word that ends beyond the limit, stay whole; the field shows how much is too long.
 */
import { setText } from '../island/parts.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Watches all fields with a limit, and limits those whose limit was lifted (`early-form.ts`). @param root around the form */
export function startLimits(root: HTMLElement): void {
  for (const field of root.querySelectorAll<TextField>('[maxlength], [data-limit]')) {
    field.maxLength = limitOf(field);
    report(root, field, 0);
  }
  let cut = 0;
  root.addEventListener('beforeinput', (event) => {
    const field = limited(event.target);
    if (!field) return;
    // With the limit the end of the word would be lost.
    if (event.isComposing) {
      field.dataset.limit = String(limitOf(field));
      field.removeAttribute('maxlength');
    }
    cut = leftOut(field, event);
  });
  root.addEventListener('compositionend', ({ target }) => {
    const field = limited(target);
    if (field) field.maxLength = limitOf(field);
  });
  const reportCut = ({ target }: Event) => {
    const field = limited(target);
    if (field) report(root, field, cut);
    cut = 0;
  };
  root.addEventListener('input', reportCut);
  // A full field accepts nothing, so there is no `input` event.
  for (const type of ['paste', 'drop'])
    root.addEventListener(type, (event) => setTimeout(() => cut > 0 && reportCut(event)));
  root.addEventListener('reset', () => {
    for (const note of root.querySelectorAll('[data-cut]')) setText(note, '');
  });
}

const limitOf = ({ maxLength, dataset }: TextField): number => Number(dataset.limit ?? maxLength);

/** @param cut number of characters that were cut off */
function report(root: HTMLElement, field: TextField, cut: number): void {
  const over = field.value.length - limitOf(field);
  const lost = cut === 1 ? 'the last one of the pasted text was' : `the last ${cut} of the pasted text were`;
  const words = over > 0 ? `please shorten the text by ${over}.` : `${lost} left out.`;
  setText(
    root.querySelector(`[data-cut="${field.id}"]`),
    over > 0 || (cut > 0 && over === 0) ? `This field takes ${limitOf(field)} characters: ${words}` : '',
  );
}

/** Number of characters that do not fit. */
function leftOut(
  field: TextField,
  { inputType, data, dataTransfer, isComposing }: Partial<InputEvent>,
): number {
  const pasted = (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\r\n/g, '\n');
  // Extensions dispatch plain events. A single keystroke at the limit is not reported; the counter shows it.
  if (!inputType?.startsWith('insert') || isComposing || pasted.length < 2) return 0;
  // Dropped text does not replace what is selected.
  const selected =
    inputType === 'insertFromDrop' ? 0 : (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return Math.max(0, field.value.length - selected + pasted.length - limitOf(field));
}

/** The field, if it has a limit. */
function limited(target: EventTarget | null): TextField | undefined {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && limitOf(target) > 0 ? target : undefined;
}
