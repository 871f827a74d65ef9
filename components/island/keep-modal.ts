import { whenChanged } from './when-changed.ts';

/**
 * Keeps open dialogs modal. Moved by an extension, e.g. into an element around the page, an open dialog would cover the page
 * and no longer be closed by Escape.
 */
export function keepModal(dialogs: Iterable<HTMLDialogElement>): void {
  whenChanged(document.body, () => {
    for (const dialog of dialogs)
      if (dialog.open && !dialog.matches(':modal')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
  });
}
