/**
 * Reloads the page for a new version without disturbing the visitor: not between pointerdown and click, not while a field
 * is being filled in, not during a send. It then waits for the end of the send or until the page is hidden.
 */

import { isPlainClick } from '../../base/plain-click.ts';
import { reloadEvent } from '../../base/reload-event.ts';

let pressed = false;
/** A link to another page was clicked: a reload would cancel that. */
let leaving = false;

/** Tracks clicks: a blur, with its effects, comes before the click. */
function followPresses(): void {
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
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && isPlainClick(event)) leaving = opensPage(link);
  });
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
}

followPresses();

/** Whether the link opens another page of the site in this tab. */
const opensPage = ({ target, download, origin, pathname, search }: HTMLAnchorElement): boolean =>
  !target &&
  !download &&
  origin === location.origin &&
  (pathname !== location.pathname || search !== location.search);

/** Whether a form of the page is being sent. */
export const isSending = () => document.documentElement.dataset.sending !== undefined;
const isFilledIn = () => document.activeElement?.matches('input, textarea, select') ?? false;

let reloading = false;
function reload(): void {
  if (reloading || leaving) return;
  reloading = true;
  window.dispatchEvent(new Event(reloadEvent));
  window.location.reload();
}

/** Reloads, since a script of the page is gone: after the click that is under way, and after a send. */
export function reloadAfterClick(): void {
  if (pressed) setTimeout(reloadAfterClick, 50);
  else reloadWhenFree(true);
}

/** @param chosen whether the visitor clicked Reload in this tab; it then waits only for a send */
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
