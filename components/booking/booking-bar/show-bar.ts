/** Shows the booking bar after 300 px of scrolling, unless it was dismissed within the last 24 hours (spec section 9). */
import { readLocally, storeLocally } from '../../base/local-store.ts';
import { settings } from '../../base/settings.ts';
import { isDismissed } from './dismissal.ts';

const scrolledPx = 300;
const key = `${settings.basePath}booking-bar-dismissed`;
export function showBookingBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-booking-bar]');

  if (bar && !isDismissed(readLocally(key), Date.now())) {
    const follow = () => show(window.scrollY > scrolledPx);
    const show = (shown: boolean) => {
      bar.hidden = !shown;
      // The other fixed elements stay above it.
      document.documentElement.toggleAttribute('data-bar', shown);
    };
    window.addEventListener('scroll', follow, { passive: true });
    follow();
    bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
      window.removeEventListener('scroll', follow);
      show(false);
      // Without storage it is shown again on the next page.
      storeLocally(key, String(Date.now()));
    });
  }
}
