import { TourCard } from '../tour-card/tour-card.tsx';
import type { TourCardData } from '../tour-card/tour-card-data.ts';
import styles from './tour-grid.module.css';

interface TourGridProps {
  tours: readonly TourCardData[];
  compact?: boolean;
  /** Part name of the list in its island. */
  part?: string;
}

/** Tour cards side by side: two in full form, three in the short one. */
export function TourGrid({ tours, compact = false, part }: TourGridProps) {
  const sizes = compact
    ? '(min-width: 1024px) 22rem, (min-width: 768px) 30vw, 100vw'
    : '(min-width: 768px) 34rem, 100vw';
  return (
    <ul className={compact ? styles.compact : styles.grid} data-part={part}>
      {tours.map((tour) => (
        <li key={tour.slug}>
          <TourCard tour={tour} sizes={sizes} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
