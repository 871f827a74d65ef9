/** The Tours menu opens by hover and focus in CSS; a press toggles it, Escape closes it, and its state is told. */
for (const menu of document.querySelectorAll<HTMLElement>('[data-hover-menu]')) {
  const button = menu.querySelector('button');
  const set = (open: boolean) => {
    menu.toggleAttribute('data-open', open);
    menu.toggleAttribute('data-closed', !open);
    button?.setAttribute('aria-expanded', String(open));
  };
  let wasOpen = false;
  // Focus opens the menu before the click arrives: what counts is the state before the press.
  button?.addEventListener('pointerdown', () => {
    wasOpen = menu.hasAttribute('data-open');
  });
  button?.addEventListener('click', (event) =>
    set(event.detail === 0 ? !menu.hasAttribute('data-open') : !wasOpen),
  );
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    set(false);
    button?.focus();
  });
  menu.addEventListener('pointerleave', () => {
    menu.removeAttribute('data-closed');
    if (!menu.contains(document.activeElement)) set(false);
    menu.removeAttribute('data-closed');
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && menu.contains(relatedTarget)) return;
    set(false);
    menu.removeAttribute('data-closed');
  });
}
