import type { ReactNode } from 'react';
import { headingId } from '../heading-id.ts';
import styles from './split.module.css';

interface SplitProps {
  heading: string;
  paragraphs: readonly string[];
  /** Below the text. */
  children?: ReactNode;
}

/** An introduction: heading on the left, text on the right, the first paragraph larger. */
export function Split({ heading, paragraphs, children }: SplitProps) {
  const id = headingId(heading);
  return (
    <section className={styles.split} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}
