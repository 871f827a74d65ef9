import { buildDate } from '../../base/build-date.ts';
import { href } from '../../base/settings.ts';
import type { Season } from '../../tour/season.ts';
import classes from './banners.module.css';
import { urgencyMonth } from './urgency-month.ts';

export interface BannersProps {
  path: string;
  season: Season & { banner: string };
}

/** The banners above every page: the season and, on the home page and tours, the urgency. */
export function Banners({ path, season }: BannersProps) {
  const urgent = path === '/' || path.startsWith('/tours');
  return (
    <aside className={classes.banners} aria-label="Announcements">
      <p className={classes.season}>
        {season.banner}{' '}
        <a href={href('/tours')} className={classes.link}>
          See the tours
        </a>
      </p>
      {urgent && (
        <p className={classes.urgency}>
          Spots are filling up for{' '}
          <span className={classes.month} data-urgency-month={`${season.fromMonth} ${season.toMonth}`}>
            {urgencyMonth(buildDate, season)}
          </span>
        </p>
      )}
    </aside>
  );
}
