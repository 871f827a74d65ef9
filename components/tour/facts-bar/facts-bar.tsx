import type { Tour } from '../../../content/types.ts';
import { formatCents, formatDuration } from '../../base/format.ts';
import styles from './facts-bar.module.css';

/** The key facts: price, duration, distance, group and days, designed as a ticket stub. */
export function FactsBar({ tour }: { tour: Tour }) {
  const facts = [
    ['Price', `${formatCents(tour.priceCents)} per person`],
    ['Duration', `About ${formatDuration(tour.durationMinutes)}`],
    ['Distance', tour.distance],
    ['Group', `${tour.groupMax} people at most`],
    ['When', tour.scheduleText],
  ] as const;
  return (
    <section className={styles.bar} aria-label="Tour facts">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
