import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  heading?: string | undefined;
  kicker?: string | undefined;
  id?: string | undefined;
  tone?: 'paper' | 'ink' | 'olive' | 'orange';
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
      className={`${classes.section} ${classes[tone]} ${split ? classes.split : ''} ${split === 'media' ? classes.media : ''}`.trim()}
      data-screen={screen ? '' : undefined}
    >
      <div className={classes.inner}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        {heading && <h2 className={classes.heading}>{heading}</h2>}
        {children}
        {wide && <div className={classes.wide}>{wide}</div>}
      </div>
    </section>
  );
}
