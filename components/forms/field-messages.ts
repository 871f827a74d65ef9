/** Shows the errors of a form's fields, below each field and as a count. */
import { findPart, setText } from '../island/parts.ts';
import { element } from '../ui/element.ts';
import type { FieldErrors } from './rules.ts';

/** Shows and removes the error messages of fields. */
export function showErrors<Name extends string>(
  root: ParentNode,
  names: readonly Name[],
  errors: FieldErrors<Name>,
): void {
  for (const name of names) showError(root, name, errors[name]);
  const count = Object.keys(errors).length;
  const summary = findPart(root, 'summary');
  setText(
    summary,
    count === 0 ? '' : `${count === 1 ? 'One field needs' : `${count} fields need`} your attention.`,
  );
  if (summary) summary.hidden = count === 0;
}

/** Focuses the first invalid field; its message is announced with it. */
export function focusFirst<Name extends string>(
  root: ParentNode,
  names: readonly Name[],
  errors: FieldErrors<Name>,
): void {
  const first = names.find((name) => errors[name]);
  if (first) field(root, first)?.focus();
}

const field = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[id="${name}"]`);

function showError(root: ParentNode, name: string, error: string | undefined): void {
  const id = `${name}-error`;
  const group = root.querySelector(`[data-group="${name}"]`);
  const control = group ?? field(root, name);
  const note = root.querySelector<HTMLElement>(`[id="${id}"]`) ?? addNote(root, id, control);
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
function addNote(root: ParentNode, id: string, control: Element | null): HTMLElement | null {
  const pattern = root.querySelector<HTMLElement>('[id$="-error"]');
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
