/** Behaviour of every reserve button on the page (spec sections 4 and 8): one listener, links stay links. */
import { closest } from '../../base/closest.ts';
import { isPlainClick } from '../../base/plain-click.ts';
import { href } from '../../base/settings.ts';
import { trackBeginBooking, trackReserveClick } from '../../providers/analytics.ts';

/** Why a button failed: its calendar could not be opened, or it has no address. */
export type ReserveFailure = 'calendar' | 'address';
type ShowFailure = (failure: ReserveFailure) => void;

/** How long the message is readable before the page changes, in ms. */
const readMs = 1_500;

/** Starts listening. @param showFailure shows an error toast */
export function startReserveButtons(showFailure: ShowFailure): void {
  document.addEventListener('click', (event) => {
    const link = closest(event.target, '[data-reserve]');
    if (!link || !isPlainClick(event)) return;
    const itemId = link.dataset.reserve;
    const address = link instanceof HTMLAnchorElement ? link.href : '';
    if (itemId) {
      event.preventDefault();
      openCalendar(address, Number(itemId), showFailure);
      return;
    }
    if (!address) {
      showFailure('address');
      return;
    }
    trackReserveClick();
  });
}

function openCalendar(address: string, itemId: number, showFailure: ShowFailure): void {
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
  showFailure('calendar');
  setTimeout(() => location.assign(href('/booking')), readMs);
}
