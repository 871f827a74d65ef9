import { settings } from '../../base/settings.ts';
import type { Season } from '../tour-dates.ts';
import styles from './next-walk.module.css';
import { nextWalkText, type ScheduledWalk } from './next-walk-text.ts';

interface NextWalkProps {
  season: Season;
  walks: readonly ScheduledWalk[];
  /** `$40 per person` */
  price: string;
  /** Days and times without a date: a visitor without script reads these, since the page may be weeks old. */
  schedule: string;
}

/**
 * Beside the first button: when the next walk starts and what it costs. The build writes the first date after its own day;
 * the site's script writes that of the visit. Neither line wraps, so the correction moves nothing.
 */
export function NextWalk({ season: { fromMonth, toMonth }, walks, price, schedule }: NextWalkProps) {
  const data = { season: { fromMonth, toMonth }, walks: [...walks] };
  const next = nextWalkText(data, `${settings.buildDate}T23:59`);
  return (
    <p className={styles.next}>
      {next && (
        <span className={styles.date} data-next-walk={JSON.stringify(data)}>
          Next walk: <b>{next.when}</b>
        </span>
      )}
      <span className={next ? styles.plain : undefined}>{schedule}</span>
      <span>
        {next?.name && (
          <span className={styles.date}>
            <span data-next-walk-name>{next.name}</span> ·{' '}
          </span>
        )}
        {price}
      </span>
    </p>
  );
}
