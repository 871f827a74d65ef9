import { type Content, tourSlugs } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { ReserveButton } from '../../booking/reserve-button/reserve-button.tsx';
import { toTourCard } from '../../tour/tour-card/tour-card-data.ts';
import { Section } from '../../ui/section/section.tsx';
import styles from './availability.module.css';

/** When each tour runs, with its price and a button, as a timetable. */
export function Availability({ content: { pages, tours, site } }: { content: Content }) {
  const { heading, text } = pages.home.availability;
  return (
    <Section heading={heading}>
      <p>{text}</p>
      <ul className={styles.table}>
        {tourSlugs.map((slug) => {
          const { title, price, booking } = toTourCard(tours[slug], site);
          return (
            <li key={slug}>
              <a href={href(`/tours/${slug}`)}>{title}</a>
              <span>{tours[slug].scheduleText}</span>
              <span>{price}</span>
              <ReserveButton
                itemId={booking?.itemId}
                flowId={booking?.flowId}
                bookingUrl={booking?.url}
                link="/contact"
                variant="outline"
                about={`: ${title}`}
              >
                {booking ? 'Reserve' : 'Contact us'}
              </ReserveButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
