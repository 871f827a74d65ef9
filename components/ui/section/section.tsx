import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  heading?: string | undefined;
  kicker?: string | undefined;
  id?: string | undefined;
  tone?: 'paper' | 'ink' | 'olive' | 'orange';
  /** Of use on a screen only: left out on paper. */
  screen?: boolean;
  children: ReactNode;
}

/** A band of the page with its heading. */
export function Section({ heading, kicker, id, tone = 'paper', screen, children }: SectionProps) {
  return (
    <section id={id} className={`${classes.section} ${classes[tone]}`} data-screen={screen ? '' : undefined}>
      <div className={classes.inner}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        {heading && <h2 className={classes.heading}>{heading}</h2>}
        {children}
      </div>
    </section>
  );
}
