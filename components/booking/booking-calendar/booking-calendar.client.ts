import { closest } from '../../base/closest.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { copyPart, findPart } from '../../island/parts.ts';
import { frameCalendarUrl, itemCalendarUrl, itemIdFromQuery } from '../../providers/booking.ts';
import type { BookingCalendarData } from './booking-calendar.island.tsx';
import { followFrame } from './follow-frame.ts';

/** Shows whether the calendar is loading, has loaded or has failed (spec sections 4 and 8). */
const startBookingCalendar: StartIsland<BookingCalendarData> = (root, { flowId, fromAddress }) => {
  const first = root.querySelector('iframe');
  const stage = findPart(root, 'stage');
  const item = fromAddress ? itemIdFromQuery(location.search) : undefined;
  const page = item === undefined ? undefined : itemCalendarUrl(item, flowId);
  const leadTo = (place: ParentNode) => {
    for (const link of place.querySelectorAll<HTMLAnchorElement>('[data-calendar-page]'))
      if (page) link.href = page;
  };
  leadTo(root);
  root.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-part="again"]')) location.reload();
  });
  const fail = () => {
    const error = copyPart(root, 'error');
    leadTo(error);
    stage?.replaceWith(error);
  };
  // Blockers of trackers remove the frames of other sites.
  if (!first || !stage) return fail();
  const frame = item === undefined ? first : frameOf(first, frameCalendarUrl({ itemId: item, flowId }));
  const setLoading = (loading: boolean) => {
    stage.setAttribute('aria-busy', String(loading));
    frame.toggleAttribute('data-waiting', loading);
    findPart(root, 'loading')?.toggleAttribute('hidden', !loading);
  };
  followFrame(frame, {
    loading: () => setLoading(true),
    shown: () => setLoading(false),
    failed: fail,
  });
};
export default startBookingCalendar;

/** Changing the address of a loading frame would add a history entry, so each address gets a new frame. */
function frameOf(frame: HTMLIFrameElement, src: string): HTMLIFrameElement {
  const other = frame.cloneNode();
  if (!(other instanceof HTMLIFrameElement)) return frame;
  other.src = src;
  frame.replaceWith(other);
  return other;
}
