import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '../../island/define-island.ts';
import {
  bookingPageUrl,
  frameCalendarUrl,
  itemCalendarUrl,
  itemIdFromQuery,
} from '../../providers/booking.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import styles from './booking-calendar.module.css';
import { useCalendarState } from './calendar-state.ts';

interface BookingCalendarProps {
  /** Name of the frame, e.g. `Booking calendar: Brooklyn Heights`. */
  title: string;
  /** Without it all tours are shown. */
  itemId?: number;
  flowId: number;
  /** On the booking page: the address may name an item (`?itemId=577800`). */
  fromAddress?: boolean;
}

/** The provider's calendar in a frame, with its loading and its failure (spec sections 4 and 8). */
function BookingCalendar({ title, itemId, flowId, fromAddress = false }: BookingCalendarProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [item, setItem] = useState(itemId);
  const src = frameCalendarUrl({ itemId: item, flowId });
  const state = useCalendarState(frame, src);
  const page = item === undefined ? bookingPageUrl(flowId) : itemCalendarUrl(item, flowId);
  useEffect(() => {
    if (fromAddress) setItem(itemIdFromQuery(window.location.search));
  }, [fromAddress]);
  return (
    <div className={styles.calendar}>
      {state === 'failed' ? (
        <CalendarError page={page} />
      ) : (
        <div className={styles.stage} aria-busy={state === 'loading'}>
          <iframe
            // Another address in a frame that is loading would be an entry in the history: each address has its own frame.
            key={src}
            ref={frame}
            className={state === 'loading' ? styles.waiting : styles.frame}
            src={src}
            title={title}
            loading="lazy"
            allow="payment"
          />
          {state === 'loading' && (
            <p className={styles.loading} role="status">
              <span className={styles.spinner} aria-hidden="true" />
              Loading calendar...
            </p>
          )}
        </div>
      )}
      <p className={styles.link}>
        The calendar is also on{' '}
        <a href={page} target="_blank" rel="noopener">
          our booking provider's own page<span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </div>
  );
}

/** @param page the calendar at the provider */
function CalendarError({ page }: { page: string }) {
  return (
    <div className={styles.error}>
      <p className={styles.notice} role="alert">
        <strong>Calendar Error</strong> Failed to load the booking calendar. Please try again later.
      </p>
      <h3>Calendar could not be loaded</h3>
      <p>Failed to load the booking calendar. Please try again later.</p>
      <p className={styles.ways}>
        <ActionButton onClick={() => window.location.reload()}>Try again</ActionButton>{' '}
        <a href={page} target="_blank" rel="noopener">
          Open the booking page<span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

export default defineIsland({
  name: 'booking-calendar',
  when: 'visible',
  onError: 'replace-main',
  component: BookingCalendar,
});
