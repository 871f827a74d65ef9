import type { Tour } from '../../../content/types.ts';
import { formatCents } from '../../base/format.ts';
import { href } from '../../base/settings.ts';
import styles from './tour-comparison.module.css';

/** What differs between the tours, one column for each: day, meeting point, stops, distance, group, ground and price. */
export function TourComparison({ tours }: { tours: readonly Tour[] }) {
  const rows: [label: string, value: (tour: Tour) => string | undefined][] = [
    ['When', ({ scheduleText }) => scheduleText],
    ['Starts at', ({ meetingPoint }) => meetingPoint.name],
    ['Stops', ({ stops }) => String(stops.length)],
    ['Distance', ({ distance }) => distance],
    ['Group', ({ groupMax }) => `At most ${groupMax}`],
    ['Ground', ({ steps }) => steps],
    ['Price', ({ priceCents }) => formatCents(priceCents)],
  ];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visuallyHidden">The walks side by side</caption>
        <thead>
          <tr>
            <td />
            {tours.map(({ slug, neighborhood, title }) => (
              <th key={slug} scope="col">
                <a href={href(`/tours/${slug}`)}>{neighborhood ?? title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, value]) => tours.some(value))
            .map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {tours.map((tour) => (
                  <td key={tour.slug}>{value(tour)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
