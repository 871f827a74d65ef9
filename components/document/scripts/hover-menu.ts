/** The Tours menu: hover opens it in CSS; with this script a click toggles it, Escape closes it, and its state is announced. */
export function refineHoverMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-hover-menu]')) {
    const button = menu.querySelector('button');
    // Without script focus opens it; from here on the button does.
    menu.toggleAttribute('data-scripted', true);
    const isOpen = () => menu.hasAttribute('data-open');
    const set = (open: boolean) => {
      menu.toggleAttribute('data-open', open);
      menu.toggleAttribute('data-closed', !open);
      button?.setAttribute('aria-expanded', String(open));
    };
    const rest = () => {
      // Called at each press outside; changed attributes would restyle the menu.
      if (isOpen()) set(false);
      menu.removeAttribute('data-closed');
    };
    button?.addEventListener('click', () => set(!isOpen()));
    // Also on hover while the focus is elsewhere (WCAG 1.4.13).
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.matches(':hover, [data-open]')) return;
      set(false);
      if (menu.contains(document.activeElement)) button?.focus();
    });
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      // On touch screens the event comes before the click of each tap.
      if (pointerType === 'touch') return;
      if (!menu.contains(document.activeElement)) rest();
      else menu.removeAttribute('data-closed');
    });
    const closeOutside = (target: EventTarget | null) => {
      if (!(target instanceof Node) || !menu.contains(target)) rest();
    };
    menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget));
    // Safari does not focus a button that is pressed, so nothing loses the focus.
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target));
  }
}
