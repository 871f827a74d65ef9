import { whenChanged } from './when-changed.ts';

/**
 * Keeps open dialogs modal. Moved by an extension, e.g. into an element around the page, an open dialog would cover the page
 * and no longer be closed by Escape.
 */
export function keepModal(dialogs: Iterable<HTMLDialogElement>): void {
  whenChanged(document.body, () => {
    // `:is` drops what a browser does not know (`:modal`, Safari before 15.6) instead of throwing.
    for (const dialog of dialogs)
      if (dialog.matches('[open]:is(:not(:modal))')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
  });
}
