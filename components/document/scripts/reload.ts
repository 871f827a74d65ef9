/**
 * Reloads the page for a new version without disturbing the visitor: not between pointerdown and click, not while a field
 * is being filled in, not during a send. It then waits for the end of the send or until the page is hidden.
 */
import { closest } from '../../base/closest.ts';
import { isPlainClick } from '../../base/plain-click.ts';
import { reloadEvent } from '../../base/reload-event.ts';

let pressed = false;
/** A link to another page was clicked: a reload would cancel that. */
let leaving = false;

/** Tracks presses from the start of the page: a blur, with its effects, comes before the click. */
export function followPresses(): void {
  for (const type of ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup', 'blur'])
    addEventListener(
      type,
      () => {
        if (type.endsWith('down')) {
          pressed = true;
          // The page is still here: its request gave no page, e.g. a download, or was stopped.
          leaving = false;
        } else
          setTimeout(() => {
            pressed = false;
          });
      },
      { capture: true, passive: true },
    );
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a');
    if (link && isPlainClick(event)) leaving = opensPage(link);
  });
  addEventListener('pageshow', () => {
    leaving = false;
  });
}

/** Whether the link opens another page of the site in this tab. */
const opensPage = ({ target, download, origin, pathname, search }: HTMLAnchorElement): boolean =>
  !target &&
  !download &&
  origin === location.origin &&
  (pathname !== location.pathname || search !== location.search);

/** Whether a form of the page is being sent. */
const isSending = () => document.documentElement.dataset.sending !== undefined;
const isFilledIn = () => document.activeElement?.matches('input, textarea, select') ?? false;

let reloading = false;
function reload(): void {
  if (reloading || leaving) return;
  reloading = true;
  dispatchEvent(new Event(reloadEvent));
  location.reload();
}

/**
 * Waits for the end of a press, and of a send.
 * @param chosen whether the visitor clicked Reload in this tab, or a script of the page is gone; else it also waits until no
 *   field is being filled in
 */
export function reloadWhenFree(chosen: boolean): void {
  if (pressed) {
    setTimeout(reloadWhenFree, 50, chosen);
    return;
  }
  if (!isSending() && (chosen || document.hidden || !isFilledIn())) {
    reload();
    return;
  }
  addEventListener('form:settled', reload);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !isSending()) reload();
  });
}
