/**
 * Inline in every head: holds clicks and submits until the island has started, and then replays them. A link that opens a tab
 * is followed once, also before the page's scripts have loaded.
 * What opens natively (`command`, `<summary>`, links) is left to the browser. A link with `data-opens`
 * names an island elsewhere on the page, whose dialog opens at once and is filled when the island starts. If a script
 * cannot be loaded, its parts work as on a page without script.
 */
import { isPlainClick } from '../base/plain-click.ts';
import { islandOf } from './island-of.ts';

/** A click or a submit that waits for the start of its island. */
export interface HeldInput {
  /** What was clicked, or the send button of the form that was submitted; the form if it was submitted without one. */
  target: HTMLElement;
  /** Opened by the click. If the visitor closes it, the click is not replayed. */
  dialog: HTMLDialogElement | null | undefined;
}
/** What is held, and the link that opened a tab last. The page's script removes that link when the visitor is back. */
export type HeldInputs = HeldInput[] & { followed?: Element | undefined };
declare global {
  interface Window {
    heldInput?: HeldInputs;
  }
}

const kept: HeldInputs = [];
window.heldInput = kept;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A link that opens a tab is not followed again until it has not been pressed for this long, in ms. */
const againMs = 1_000;
/** From this time on, by `timeStamp`. */
let againFrom = 0;

function keep(event: MouseEvent | SubmitEvent): void {
  // Not the form: a field that an extension has added is in the place of its `closest` if it has that name.
  const place = ('submitter' in event && event.submitter) || event.target;
  if (!(place instanceof Element)) return;
  openWhenParsed(place);
  const link = 'button' in event && isPlainClick(event) ? place.closest('a') : null;
  // A double click or a held Enter does not open a second tab. With a modifier key each click is meant.
  if (link?.target) {
    const repeated = kept.followed === link && event.timeStamp < againFrom;
    kept.followed = link;
    againFrom = event.timeStamp + againMs;
    if (repeated) {
      stop(event);
      return;
    }
  }
  const opener = link?.dataset.opens ? link : null;
  const island = islandOf(opener ?? place);
  // The page may still be loading: an island that a link opens may be further down.
  if (island ? island.closest('[data-started],[data-native]') : !opener) return;
  const target =
    opener ??
    place.closest<HTMLElement>(
      event.type === 'submit'
        ? '[data-hold] [type=submit],form[data-hold]'
        : 'button:not([type=submit],[command]),a[data-hold]',
    );
  if (!target) return;
  stop(event);
  const dialog = opener && island?.querySelector('dialog');
  dialog?.showModal();
  kept.push({ target, dialog });
  dispatchEvent(new Event('heldinput'));
}

/** Opens a dialog that has not been parsed yet, when its button cannot open it. */
function openWhenParsed(target: Element): void {
  const id = target.closest('button')?.getAttribute('commandfor');
  const find = () => document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (id && !find()) document.addEventListener('readystatechange', () => find()?.showModal(), { once: true });
}

/** Delay before a stylesheet that was not loaded is requested again, in ms. */
const retryMs = 3_000;

/**
 * What the page does without a file that a bad connection did not deliver. A first visit has no worker that would have stored it.
 * - A stylesheet is requested again.
 * - Without the page's script all clicks are left to the browser, also those that were held; forms show the e-mail address.
 */
function withoutFile({ target }: Event): void {
  // Errors of other elements, and of scripts, also come here; they have neither this relation nor this type.
  const file = target as HTMLLinkElement & HTMLScriptElement;
  if (file.rel === 'stylesheet') setTimeout(() => file.replaceWith(file.cloneNode()), retryMs);
  if (file.type !== 'module') return;
  const { dataset } = document.documentElement;
  dataset.native = '';
  // The script that loads the fonts on a first visit does not come either.
  delete dataset.firstVisit;
  for (const held of kept.splice(0)) {
    held.dialog?.close();
    held.target.click();
  }
}

addEventListener('error', withoutFile, true);
addEventListener('click', keep, true);
addEventListener('submit', keep, true);
