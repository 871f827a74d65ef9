/** Shows the errors of a form's fields, below each field and as a count. */
import { findPart, setText } from '../island/parts.ts';
import { element } from '../ui/element.ts';
import type { FieldErrors } from './rules.ts';

/** Shows and removes the error messages of fields. */
export function showErrors<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  errors: FieldErrors<Name>,
): void {
  for (const name of names) showError(form, name, errors[name]);
  const count = Object.keys(errors).length;
  const summary = findPart(form, 'summary');
  setText(
    summary,
    count === 0 ? '' : `${count === 1 ? 'One field needs' : `${count} fields need`} your attention.`,
  );
  if (summary) summary.hidden = count === 0;
}

/** Focuses the first invalid field; its message is announced with it. */
export function focusFirst<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  errors: FieldErrors<Name>,
): void {
  const first = names.find((name) => errors[name]);
  if (first) field(form, first)?.focus();
}

const field = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`[id="${name}"]`);

function showError(form: HTMLFormElement, name: string, error: string | undefined): void {
  const id = `${name}-error`;
  const group = form.querySelector(`[data-group="${name}"]`);
  const control = group ?? field(form, name);
  const note = form.querySelector<HTMLElement>(`[id="${id}"]`) ?? addNote(form, id, control);
  setText(note, error ?? '');
  if (note) note.hidden = !error;
  if (!control) return;
  if (!group) setOrRemove(control, 'aria-invalid', error ? 'true' : '');
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other && other !== id);
  setOrRemove(control, 'aria-describedby', [...(error ? [id] : []), ...others].join(' '));
}

/** Recreates a message's element that an extension removed, as a copy of another. */
function addNote(form: HTMLFormElement, id: string, control: Element | null): HTMLElement | null {
  const pattern = form.querySelector<HTMLElement>('[id$="-error"]');
  const note = pattern?.cloneNode() ?? element('p');
  if (!control || !(note instanceof HTMLElement)) return null;
  note.id = id;
  if (control instanceof HTMLFieldSetElement) control.append(note);
  else control.after(note);
  return note;
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
