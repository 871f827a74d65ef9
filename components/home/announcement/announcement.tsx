import type { ReactNode } from 'react';
import styles from './announcement.module.css';

/** A line of large type across the page. */
export function Announcement({ children }: { children: ReactNode }) {
  return <p className={styles.bar}>{children}</p>;
}
