import type { ReactNode } from 'react';
import { headingId } from '../../ui/heading-id.ts';
import styles from './folder.module.css';

/** A paper folder with a tab that names what is in it. */
export function Folder({ label, children }: { label: string; children: ReactNode }) {
  const id = headingId(label);
  return (
    <section className={styles.folder} aria-labelledby={id}>
      <h2 id={id} className={styles.tab}>
        {label}
      </h2>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
