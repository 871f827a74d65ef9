import type { ReactNode } from 'react';
import type { Content } from '../../../content/types.ts';
import styles from './private-terms.module.css';

interface PrivateTermsProps {
  terms: Content['site']['privateTours'];
  /** What it costs; next to the terms if there is space. */
  children: ReactNode;
}

/** Where a private tour can go, and how long ahead to ask. */
export function PrivateTerms({ terms, children }: PrivateTermsProps) {
  return (
    <div className={styles.sum}>
      {children}
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
    </div>
  );
}
