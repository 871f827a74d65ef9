const isOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'lightbox' in state;

/**
 * The back button, or the gesture for it, closes an open dialog instead of leaving the page: opening it adds a history
 * entry, closing it by other means takes that entry away again.
 */
export function backToClose(dialog: HTMLDialogElement) {
  window.addEventListener('popstate', () => {
    if (dialog.open && !isOurs(window.history.state)) dialog.close();
  });
  return {
    opened() {
      if (isOurs(window.history.state)) return;
      try {
        window.history.pushState({ lightbox: true }, '');
      } catch (error) {
        // Sandboxed frames refuse the entry; the dialog can still be closed by its buttons.
        console.warn('Back will not close the lightbox.', error);
      }
    },
    closed() {
      if (isOurs(window.history.state)) window.history.back();
    },
  };
}
