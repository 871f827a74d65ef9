import type { Tour } from '../../../content/types.ts';
import { formatCents } from '../../base/format.ts';
import { href } from '../../base/settings.ts';
import styles from './walk-comparison.module.css';

/** What differs from walk to walk, one column each: a guest chooses by day, group and pavement. */
export function WalkComparison({ walks }: { walks: readonly Tour[] }) {
  const rows: [label: string, value: (walk: Tour) => string | undefined][] = [
    ['When', ({ scheduleText }) => scheduleText],
    ['Starts at', ({ meetingPoint }) => meetingPoint.name],
    ['Stops', ({ stops }) => String(stops.length)],
    ['Distance', ({ distance }) => distance],
    ['Group', ({ groupMax }) => `At most ${groupMax}`],
    ['Ground', ({ steps }) => steps],
    ['Price', ({ priceCents }) => formatCents(priceCents)],
  ];
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">The walks side by side</caption>
      <thead>
        <tr>
          <td />
          {walks.map(({ slug, neighborhood, title }) => (
            <th key={slug} scope="col">
              <a href={href(`/tours/${slug}`)}>{neighborhood ?? title}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, value]) => walks.some(value))
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {walks.map((walk) => (
                <td key={walk.slug}>{value(walk)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
