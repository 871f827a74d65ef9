/**
 * Inline in every head: keeps presses and submits that come before an island lives, and hands them on when it does.
 * What opens natively (`command`, `popovertarget`, `<summary>`, links) is left to the browser. A link with `data-opens`
 * names an island elsewhere on the page, whose dialog opens at once and is filled when the island lives.
 */
import { isPlainClick } from '../base/plain-click.ts';
import { islandOf } from './island-of.ts';

export interface HeldInput {
  kind: 'click' | 'submit';
  target: HTMLElement;
}
declare global {
  interface Window {
    heldInput?: HeldInput[];
  }
}

const kept: HeldInput[] = [];
window.heldInput = kept;

function keep(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const opener =
    event instanceof MouseEvent && isPlainClick(event)
      ? event.target.closest<HTMLElement>('a[data-opens]')
      : null;
  const island = islandOf(opener ?? event.target);
  // The page may still be on its way: an island that a link opens may stand further down.
  if (island ? island.hasAttribute('data-live') : !opener) return;
  const kind = event.type === 'submit' ? 'submit' : 'click';
  const target =
    opener ??
    event.target.closest<HTMLElement>(kind === 'submit' ? 'form[data-hold]' : 'button,a[data-hold]');
  if (!target) return;
  const native =
    target instanceof HTMLButtonElement &&
    (target.type === 'submit' || target.hasAttribute('command') || target.hasAttribute('popovertarget'));
  if (native) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (opener) island?.querySelector('dialog')?.showModal();
  kept.push({ kind, target });
  window.dispatchEvent(new Event('heldinput'));
}

/** A form that the browser posts by itself is not posted twice with the same words within this time, in ms. */
const onceMs = 15_000;
/** Such forms, with what they have posted last. */
let posted = new WeakMap<HTMLFormElement, string>();

/** A second press, Enter with a click, or a press while the new tab waits: the same post again is none. */
function postOnce(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  const words = JSON.stringify([...new FormData(form)]);
  if (posted.get(form) === words) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  posted.set(form, words);
  const forget = () => posted.get(form) === words && posted.delete(form);
  // A check has refused it.
  setTimeout(() => event.defaultPrevented && forget());
  setTimeout(forget, onceMs);
}
// Whoever comes back to the page may try again.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) posted = new WeakMap();
});

window.addEventListener('submit', postOnce, true);
window.addEventListener('click', keep, true);
window.addEventListener('submit', keep, true);
