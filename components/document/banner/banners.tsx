import { buildDate } from '../../base/build-date.ts';
import { href } from '../../base/settings.ts';
import type { Season } from '../../tour/season.ts';
import styles from './banners.module.css';
import { urgencyMonth } from './urgency-month.ts';

export interface BannersProps {
  path: string;
  season: Season & { banner: string };
}

/** The banners above every page: the season and, on the home page and tours, the urgency. */
export function Banners({ path, season }: BannersProps) {
  const urgent = path === '/' || path.startsWith('/tours');
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
          <span className={styles.month} data-urgency-month={`${season.fromMonth} ${season.toMonth}`}>
            {urgencyMonth(buildDate, season)}
          </span>
        </p>
      )}
    </aside>
  );
}
