import type { Content } from '../../../content/types.ts';
import styles from './private-terms.module.css';

/** Where a private tour can go, and how long ahead to ask. */
export function PrivateTerms({ terms }: { terms: Content['site']['privateTours'] }) {
  return (
    <dl className={styles.terms}>
      <div>
        <dt>Neighborhoods</dt>
        <dd>{terms.neighborhoods.join(', ')}</dd>
      </div>
      <div>
        <dt>Notice</dt>
        <dd>{terms.noticeWeekday}</dd>
      </div>
    </dl>
  );
}
