import { closest } from '../../base/closest.ts';
import { keepModal } from '../../island/keep-modal.ts';

/** Refines overlays that open natively: one at a time, closed by a click outside, by navigation and by history. */
const overlays = () => document.querySelectorAll<HTMLDialogElement>('dialog[data-overlay]');
const closeAll = (except?: Element) => {
  for (const dialog of overlays()) if (dialog !== except && dialog.open) dialog.close();
};

export function refineDialogs(): void {
  const isNative = 'commandForElement' in HTMLButtonElement.prototype;
  document.addEventListener('click', (event) => {
    const button = closest(event.target, 'button[commandfor]');
    // Safari does not focus what is pressed, and the focus returns there when the dialog closes.
    button?.focus();
    if (isNative) return;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') {
      closeAll(dialog);
      if (!dialog.open) dialog.showModal();
    } else dialog.close();
  });

  for (const dialog of overlays()) {
    dialog.addEventListener('toggle', () => {
      if (dialog.open) closeAll(dialog);
    });
    dialog.addEventListener('click', (event) => {
      const link = closest(event.target, 'a[href]');
      if (event.target === dialog || link) dialog.close();
    });
  }

  keepModal(overlays());

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeAll();
  });
}
