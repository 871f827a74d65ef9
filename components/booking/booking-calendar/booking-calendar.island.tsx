import { defineIsland } from '../../island/define-island.ts';
import { bookingPageUrl, frameCalendarUrl, itemCalendarUrl } from '../../providers/booking.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import styles from './booking-calendar.module.css';

interface BookingCalendarProps {
  /** Name of the frame, e.g. `Booking calendar: Brooklyn Heights`. */
  title: string;
  /** Without it all tours are shown. */
  itemId?: number;
  flowId: number;
  /** E-mail address to show if the calendar fails. */
  email: string;
  /** On the booking page: the address may name an item (`?itemId=577800`). */
  fromAddress?: boolean;
}

/** Data for the script. */
export type BookingCalendarData = Pick<BookingCalendarProps, 'flowId'> & { fromAddress: boolean };

/** The provider's calendar in a frame, with its loading and error states (spec sections 4 and 8). */
function BookingCalendar({ title, itemId, flowId, email }: BookingCalendarProps) {
  const page = itemId === undefined ? bookingPageUrl(flowId) : itemCalendarUrl(itemId, flowId);
  return (
    <div className={styles.calendar}>
      <div className={styles.stage} data-part="stage">
        <iframe
          className={styles.frame}
          src={frameCalendarUrl({ itemId, flowId })}
          title={title}
          loading="lazy"
          allow="payment"
        />
        <p className={styles.loading} role="status" data-part="loading" hidden>
          <span className={styles.spinner} aria-hidden="true" />
          <span>Loading calendar...</span>
        </p>
      </div>
      <template data-part="error">
        <CalendarError page={page} email={email} />
      </template>
      <p className={styles.link}>
        The calendar is also on{' '}
        <a href={page} target="_blank" rel="noopener" data-calendar-page="">
          our booking provider's own page<span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </div>
  );
}

/** @param page the calendar at the provider */
function CalendarError({ page, email }: { page: string; email: string }) {
  return (
    <div className={styles.error}>
      <div className={styles.notice} role="alert">
        <strong>Calendar Error</strong>
        <h3>Calendar could not be loaded</h3>
        <p>Failed to load the booking calendar. Please try again later.</p>
      </div>
      <p className={styles.ways}>
        <ActionButton data-part="again">Try again</ActionButton>{' '}
        <a href={page} target="_blank" rel="noopener" data-calendar-page="">
          Open the booking page<span className="visuallyHidden"> (opens in a new tab)</span>
        </a>{' '}
        <span>
          or write to <a href={`mailto:${email}`}>{email}</a>
        </span>
      </p>
    </div>
  );
}

export default defineIsland<BookingCalendarProps>({
  name: 'booking-calendar',
  when: 'visible',
  onError: 'replace-main',
  component: BookingCalendar,
  data: ({ flowId, fromAddress = false }): BookingCalendarData => ({ flowId, fromAddress }),
});
