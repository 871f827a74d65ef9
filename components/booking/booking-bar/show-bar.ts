/** Shows the booking bar after 300 px of scrolling, unless it was dismissed within the last 24 hours (spec section 9). */
import { readLocally, storeLocally } from '../../base/local-store.ts';
import { settings } from '../../base/settings.ts';
import { whenScrolled } from '../../base/when-scrolled.ts';
import { isDismissed } from './dismissal.ts';

const scrolledPx = 300;
const key = `${settings.basePath}booking-bar-dismissed`;
export function showBookingBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-booking-bar]');
  if (!bar) return;
  let dismissed: boolean | undefined;
  const follow = () => {
    const isBelow = scrollY > scrolledPx;
    // Not before it is needed: the first use of the storage blocks for 5 ms.
    if (isBelow) dismissed ??= isDismissed(readLocally(key), Date.now());
    bar.hidden = !isBelow || dismissed === true;
    // The other fixed elements stay above it.
    document.documentElement.toggleAttribute('data-bar', !bar.hidden);
  };
  whenScrolled(follow);
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    dismissed = true;
    follow();
    // Without storage it is shown again on the next page.
    storeLocally(key, String(Date.now()));
  });
}
