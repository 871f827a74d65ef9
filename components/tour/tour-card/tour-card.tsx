import { href } from '../../base/settings.ts';
import { ReserveButton } from '../../booking/reserve-button/reserve-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './tour-card.module.css';
import type { TourCardData } from './tour-card-data.ts';

interface TourCardProps {
  tour: TourCardData;
  /** Width of the card in the layout, for the picture. */
  sizes: string;
  /** The short form shown below another tour: no description, one link. */
  compact?: boolean;
}

/** A tour: picture, title, duration, price and time, description, and links to its page and its booking (spec section 2, Tours). */
export function TourCard({ tour, sizes, compact = false }: TourCardProps) {
  const address = `/tours/${tour.slug}`;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={tour.image} sizes={sizes} fallback="tour" small aspect="wide" />
        {tour.badge && <p className={styles.badge}>{tour.badge}</p>}
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a href={href(address)}>{tour.title}</a>
        </h3>
        <p className={styles.terms}>
          <span>{tour.duration}</span>
          <span>{tour.price}</span>
          <span>{tour.schedule}</span>
        </p>
        {!compact && <p>{tour.description}</p>}
        <p className={styles.teaser}>{tour.teaser}</p>
        <p className={styles.actions}>
          <Button href={address} variant={compact ? 'outline' : 'secondary'}>
            View Details<span className="visuallyHidden"> of {tour.title}</span>
          </Button>
          {!compact && <Reserve tour={tour} />}
        </p>
      </div>
    </article>
  );
}

function Reserve({ tour: { booking, title } }: { tour: TourCardData }) {
  if (!booking)
    return (
      <Button href="/contact" variant="accent">
        Contact Us to Book
      </Button>
    );
  const { itemId, flowId, url } = booking;
  return (
    <ReserveButton itemId={itemId} flowId={flowId} bookingUrl={url} variant="accent" about={`: ${title}`}>
      Reserve Your Spot
    </ReserveButton>
  );
}
