const isOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'lightbox' in state;

/**
 * The back button, or the gesture for it, closes an open dialog instead of leaving the page: opening it adds a history
 * entry, closing it by other means removes that entry. Removing is asynchronous, and the dialog may be opened and closed again
 * meanwhile; afterwards the entry is added or removed until it agrees with the dialog.
 */
export function backToClose(dialog: HTMLDialogElement) {
  let goingBack = false;
  const hasEntry = () => isOurs(history.state);
  const add = () => {
    try {
      history.pushState({ lightbox: true }, '');
    } catch (error) {
      // Sandboxed frames refuse the entry; the dialog can still be closed by its buttons.
      console.warn('Back will not close the lightbox.', error);
    }
  };
  const remove = () => {
    goingBack = true;
    history.back();
  };
  const onPopState = () => {
    const own = goingBack;
    goingBack = false;
    if (dialog.open === hasEntry()) return;
    // Forward leads to an entry for a closed dialog, which is left again.
    if (!dialog.open) remove();
    else if (own) add();
    else dialog.close();
  };
  addEventListener('popstate', onPopState);
  // Left by a reload, or by another page.
  if (!dialog.open && hasEntry()) remove();
  return {
    opened() {
      // While the browser goes back it is added afterwards: Firefox gives up going back for a new entry.
      if (!goingBack && !hasEntry()) add();
    },
    closed() {
      if (!goingBack && hasEntry()) remove();
    },
  };
}
