import type { Content } from '../../../content/types.ts';
import styles from './outlet-list.module.css';

/** 'Featured In': outlet, what it was, and the year. */
export function OutletList({ outlets }: { outlets: Content['press']['outlets'] }) {
  return (
    <ul className={styles.outlets}>
      {outlets.map(({ outlet, coverage, year }) => (
        <li key={`${outlet} ${coverage}`}>
          <b>{outlet}</b> <span>{coverage}</span> <time dateTime={String(year)}>{year}</time>
        </li>
      ))}
    </ul>
  );
}
