import { buildDate } from '../../base/build-date.ts';
import { href } from '../../base/settings.ts';
import type { Season } from '../../tour/season.ts';
import styles from './banners.module.css';
import { monthName, urgencyMonth } from './urgency-month.ts';

export interface BannersProps {
  path: string;
  season: Season & { banner: string };
}

/** The banners above every page: the season and, on the home page and tours, the urgency. */
export function Banners({ path, season }: BannersProps) {
  const urgent = path === '/' || path.startsWith('/tours');
  const [, buildMonth = 1, buildDay = 1] = buildDate.split('-').map(Number);
  const month = urgencyMonth(buildMonth, buildDay, season);
  return (
    <aside className={styles.banners} aria-label="Announcements">
      <p className={styles.season}>
        {season.banner}{' '}
        <a href={href('/tours')} className={styles.link}>
          See the tours
        </a>
      </p>
      {urgent && (
        <p className={styles.urgency}>
          Spots are filling up for{' '}
          <span
            className={styles.month}
            data-urgency-month={`${season.fromMonth} ${season.toMonth}`}
            data-date={month}
          >
            {monthName(month)}
          </span>
        </p>
      )}
    </aside>
  );
}
