import { calendarAddress } from '../calendar-address.ts';
import { ReserveButton } from '../reserve-button/reserve-button.tsx';
import styles from './booking-bar.module.css';

/**
 * The 'Reserve Your Spot' bar at the foot of the screen (spec section 4). Hidden in the HTML: `show-bar.ts` shows it
 * after some scrolling, and keeps it hidden for a day after it was dismissed.
 */
export function BookingBar({ path, text }: { path: string; text: string }) {
  return (
    <aside className={styles.bar} aria-label="Reserve" data-booking-bar data-fixed hidden>
      <p className={styles.text}>{text}</p>
      <ReserveButton variant="accent" link={calendarAddress(path)}>
        Reserve Your Spot
      </ReserveButton>
      <button type="button" className={styles.close} aria-label="Dismiss" data-dismiss>
        ×
      </button>
    </aside>
  );
}
