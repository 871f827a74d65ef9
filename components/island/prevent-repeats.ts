/** What a double click, a held key or an impatient second press must not do again: post a form, open a tab. */
import { hasModifier } from '../base/plain-click.ts';

/** A form that the browser posts by itself is not posted twice with the same words within this time, in ms. */
const postMs = 15_000;
/** A link that opens a tab is not followed again until it has not been pressed for this long, in ms. */
const openMs = 1_000;

/** Such forms, with what they have posted last. */
let posted = new WeakMap<HTMLFormElement, string>();
let opened: { link: Element; at: number } | undefined;

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A double click, Enter with a click, or a click while the new tab loads must not post again. */
export function postOnce(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  const words = JSON.stringify([...new FormData(form)]);
  if (posted.get(form) === words) {
    refuse(event);
    return;
  }
  posted.set(form, words);
  const forget = () => posted.get(form) === words && posted.delete(form);
  // Validation has refused it.
  setTimeout(() => event.defaultPrevented && forget());
  setTimeout(forget, postMs);
}

/** Nor must a double click or a held Enter open a second tab. With a modifier key each click is meant. */
export function openOnce(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null;
  if (!link || hasModifier(event)) return;
  const again = opened?.link === link && event.timeStamp - opened.at < openMs;
  opened = { link, at: event.timeStamp };
  if (again) refuse(event);
}

// After returning to the page all of it can be done again.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  posted = new WeakMap();
  opened = undefined;
});
