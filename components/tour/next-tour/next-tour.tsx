import { buildDate } from '../../base/build-date.ts';
import type { Season } from '../season.ts';
import { inNewYork } from '../tour-dates.ts';
import styles from './next-tour.module.css';
import { formatStart, type NextTourLine, nextTour, type ScheduledTour } from './next-tour-text.ts';

interface NextTourProps {
  season: Season;
  tours: readonly ScheduledTour[];
  /** `$40 per person` */
  price: string;
  /** Days and times without a date, shown without script, since the page may be weeks old. */
  schedule: string;
}

/**
 * Beside the first button: when the next tour starts and what it costs. The build writes the first date after its own day;
 * the site's script writes that of the visit. What it writes stands last in its line, so the correction moves nothing.
 */
export function NextTour({ season: { fromMonth, toMonth }, tours, price, schedule }: NextTourProps) {
  const data = { season: { fromMonth, toMonth }, tours: [...tours] };
  const [morning, night] = [`${buildDate} 00:00`, `${buildDate} 23:59`];
  const next = nextTour(data, night);
  const startsToday = nextTour(data, morning)?.start !== next?.start;
  return (
    <p className={styles.next}>
      {next && (
        <span
          className={styles.date}
          data-next-tour={JSON.stringify({
            ...data,
            valid: [minuteOf(startsToday ? night : morning), minuteOf(next.start)],
          } satisfies NextTourLine)}
        >
          Next walk: <b>{formatStart(next.start)}</b>
        </span>
      )}
      <span className={next ? styles.plain : undefined}>{schedule}</span>
      <span>
        {price}
        {next?.name && (
          <span className={styles.date}>
            {' · '}
            <span data-next-tour-name>{next.name}</span>
          </span>
        )}
      </span>
    </p>
  );
}

/** @param time in New York, `2026-11-29 10:00`; @returns minutes since 1970 */
const minuteOf = (time: string): number => Date.parse(inNewYork(time.slice(0, 10), time.slice(11))) / 60_000;
