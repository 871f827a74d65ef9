import { calendarAddress } from '../booking/calendar-address.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './document.module.css';

/** The booking button that stays in the corner. */
export function FloatingBooking({ path }: { path: string }) {
  return (
    <aside className={styles.floating} aria-label="Booking" data-floating data-fixed>
      <Button href={calendarAddress(path)} size="sm">
        Book a Tour
      </Button>
    </aside>
  );
}
