import type { Content } from '../../../content/types.ts';
import { formatDate } from '../../base/format.ts';
import styles from './release-list.module.css';

type Release = Content['pages']['press-kit']['releases'][number];

/** Press releases with their text, newest first as written. */
export function ReleaseList({ releases }: { releases: readonly Release[] }) {
  return (
    <ol className={styles.releases}>
      {releases.map(({ title, date, text }) => (
        <li key={title}>
          <b>{title}</b> {date && <time dateTime={date}>{formatDate(date)}</time>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
