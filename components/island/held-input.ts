/**
 * Inline in every head: holds clicks and submits until the island has started, and then replays them.
 * What opens natively (`command`, `popovertarget`, `<summary>`, links) is left to the browser. A link with `data-opens`
 * names an island elsewhere on the page, whose dialog opens at once and is filled when the island starts.
 */
import { isPlainClick } from '../base/plain-click.ts';
import { islandOf } from './island-of.ts';

export interface HeldInput {
  /** `click` or `submit`. */
  type: string;
  target: HTMLElement;
  /** Opened by the click. If the visitor closes it, the click is not replayed. */
  dialog: HTMLDialogElement | undefined;
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
  // The page may still be loading: an island that a link opens may be further down.
  if (island ? island.hasAttribute('data-started') : !opener) return;
  const target =
    opener ??
    event.target.closest<HTMLElement>(event.type === 'submit' ? 'form[data-hold]' : 'button,a[data-hold]');
  if (!target) return;
  const native =
    target instanceof HTMLButtonElement &&
    (target.type === 'submit' || target.hasAttribute('command') || target.hasAttribute('popovertarget'));
  if (native) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const dialog = (opener && island?.querySelector('dialog')) ?? undefined;
  dialog?.showModal();
  kept.push({ type: event.type, target, dialog });
  window.dispatchEvent(new Event('heldinput'));
}

/** Opens a dialog that has not been parsed yet, when its button cannot open it. */
function openWhenParsed({ target }: Event): void {
  const id = target instanceof Element && target.closest('button')?.getAttribute('commandfor');
  const find = () => document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (id && !find()) document.addEventListener('readystatechange', () => find()?.showModal(), { once: true });
}

window.addEventListener('click', openWhenParsed, true);
window.addEventListener('click', keep, true);
window.addEventListener('submit', keep, true);
