import { whenScrolled } from '../../base/when-scrolled.ts';

/**
 * Spec section 4: after more than 50 px of scrolling the header becomes solid and shorter. After 300 px the
 * booking button of small screens is shown.
 */
export function followScroll(): void {
  const header = document.querySelector('[data-header]');
  whenScrolled(() => {
    header?.toggleAttribute('data-scrolled', scrollY > 50);
    document.documentElement.toggleAttribute('data-below', scrollY > 300);
  });
}
