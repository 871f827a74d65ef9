import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  heading?: string | undefined;
  kicker?: string | undefined;
  id?: string | undefined;
  tone?: 'paper' | 'ink' | 'olive';
  /** On wide screens the heading is on the left and the content on the right; with `media` only a figure is on the right. */
  split?: boolean | 'media';
  /** Hidden in print. */
  screen?: boolean;
  children: ReactNode;
  /** Below them, across the whole width, in a band that is split. */
  wide?: ReactNode;
}

/** A full-width section of the page, with its heading. */
export function Section({
  heading,
  kicker,
  id,
  tone = 'paper',
  split,
  screen,
  children,
  wide,
}: SectionProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]} ${split ? styles.split : ''} ${split === 'media' ? styles.media : ''}`.trim()}
      data-screen={screen ? '' : undefined}
    >
      <div className={styles.inner}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {children}
        {wide && <div className={styles.wide}>{wide}</div>}
      </div>
    </section>
  );
}
