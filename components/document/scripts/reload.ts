/**
 * Loads the page anew for a new version, without taking anything from the visitor: not between a press and its click, not
 * under a field that is being filled in, not during a send. It then waits for the end of a send or until the page is hidden.
 */

import { reloadEvent } from '../../base/reload-event.ts';

let pressed = false;

/** Follows presses: a blur, and whatever it sets off, comes before the click. */
export function followPresses(): void {
  const end = () =>
    setTimeout(() => {
      pressed = false;
    });
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      () => {
        pressed = true;
      },
      { capture: true, passive: true },
    );
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    window.addEventListener(type, end, { capture: true, passive: true });
}

const isSending = () => document.documentElement.dataset.sending !== undefined;
const isFilledIn = () => document.activeElement?.matches('input, textarea, select') ?? false;

let reloading = false;
function reload(): void {
  if (reloading) return;
  reloading = true;
  window.dispatchEvent(new Event(reloadEvent));
  window.location.reload();
}

/** @param chosen the visitor has asked for it in this tab: only a send is waited for */
export function reloadWhenFree(chosen: boolean): void {
  if (!isSending() && (chosen || document.hidden || !(pressed || isFilledIn()))) {
    reload();
    return;
  }
  window.addEventListener('form:settled', reload);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !isSending()) reload();
  });
}
