/** Behaviour of every reserve button on the page (spec sections 4 and 8): one listener, links stay links. */

import { isPlainClick } from '../../base/plain-click.ts';
import { href } from '../../base/settings.ts';
import { trackBeginBooking, trackReserveClick } from '../../providers/analytics.ts';

export type ShowToast = (toast: { title: string; description: string; destructive: boolean }) => void;

/** How long the message is readable before the page changes, in ms. */
const readMs = 1_500;

/** Starts listening. @param showToast shows an error toast */
export function startReserveButtons(showToast: ShowToast): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reserve]') : null;
    if (!link || !isPlainClick(event)) return;
    const itemId = link.dataset.reserve;
    const address = link instanceof HTMLAnchorElement ? link.href : '';
    if (itemId) {
      event.preventDefault();
      openCalendar(address, Number(itemId), showToast);
      return;
    }
    if (!address) {
      showToast({
        title: 'Navigation Error',
        description: "We're having trouble with this button. Please try again later.",
        destructive: true,
      });
      return;
    }
    trackReserveClick();
  });
}

function openCalendar(address: string, itemId: number, showToast: ShowToast): void {
  let opened: Window | null = null;
  try {
    opened = window.open(address, '_blank');
    if (opened) opened.opener = null;
  } catch {
    opened = null;
  }
  if (opened) {
    trackBeginBooking(itemId);
    return;
  }
  showToast({
    title: 'Booking Error',
    description: "We're having trouble opening the booking calendar. Please try again later.",
    destructive: true,
  });
  setTimeout(() => window.location.assign(href('/booking')), readMs);
}
