import type { Content, Tour } from '../../../content/types.ts';
import { formatCents } from '../../base/format.ts';
import { Island } from '../../island/island.server.tsx';
import { Section } from '../../ui/section/section.tsx';
import bookingCalendar from '../booking-calendar/booking-calendar.island.tsx';

interface BookingSectionProps {
  tour: Tour;
  site: Content['site'];
}

/** A tour's own calendar; links on the page lead to it as `#book-now`. */
export function BookingSection({ tour, site }: BookingSectionProps) {
  return (
    <Section id="book-now" heading="Book your spot" screen kicker={tour.scheduleText}>
      <p>
        {formatCents(tour.priceCents)} per person. {site.booking.note}.
      </p>
      <Island
        id="calendar"
        of={bookingCalendar}
        props={{
          title: `Booking calendar: ${tour.title}`,
          itemId: tour.itemId,
          flowId: tour.flowId ?? site.booking.flowId,
          email: site.bookingEmail,
        }}
      />
    </Section>
  );
}
