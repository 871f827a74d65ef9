/** Shows the booking bar after 300 px of scrolling, unless it was dismissed within the last 24 hours (spec section 9). */
import { readLocally, storeLocally } from '../../base/local-store.ts';
import { settings } from '../../base/settings.ts';
import { isDismissed } from './dismissal.ts';

const scrolledPx = 300;
const key = `${settings.basePath}booking-bar-dismissed`;
export function showBookingBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-booking-bar]');
  if (!bar) return;
  const show = (shown: boolean) => {
    bar.hidden = !shown;
    // The other fixed elements stay above it.
    document.documentElement.toggleAttribute('data-bar', shown);
  };
  let dismissed: boolean | undefined;
  const follow = () => {
    const isBelow = scrollY > scrolledPx;
    // Not before it is needed: the first use of the storage blocks for 5 ms.
    if (isBelow) dismissed ??= isDismissed(readLocally(key), Date.now());
    show(isBelow && !dismissed);
  };
  addEventListener('scroll', follow, { passive: true });
  requestAnimationFrame(follow);
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    dismissed = true;
    follow();
    // Without storage it is shown again on the next page.
    storeLocally(key, String(Date.now()));
  });
}
