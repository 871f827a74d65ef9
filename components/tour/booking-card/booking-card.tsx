import type { Content, Tour } from '../../../content/types.ts';
import { formatCents } from '../../base/format.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './booking-card.module.css';

interface BookingCardProps {
  heading: string;
  tour: Pick<Tour, 'priceCents' | 'scheduleText'>;
  site: Content['site'];
}

/** The card that stays visible beside the stops: price and a link to the calendar (spec section 2, tour pages). */
export function BookingCard({ heading, tour, site }: BookingCardProps) {
  return (
    <aside className={styles.card} aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.price}>
        <strong>{formatCents(tour.priceCents)}</strong> per person
      </p>
      <p className={styles.schedule}>{tour.scheduleText}</p>
      <Button href="#book-now" variant="accent" size="lg">
        Check Available Dates
      </Button>
      <p className={styles.note}>{site.booking.note}</p>
    </aside>
  );
}
