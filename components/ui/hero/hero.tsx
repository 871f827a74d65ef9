import type { ReactNode } from 'react';
import type { ResponsiveImage } from '../picture/image.ts';
import { Picture } from '../picture/picture.tsx';
import classes from './hero.module.css';

export interface HeroProps {
  /** Height of the screen that it fills: all, 80, 60 or 40 percent. */
  size?: 'full' | 'large' | 'medium' | 'small';
  image: ResponsiveImage;
  kicker?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** Head of a page: its one h1 on a printed label over the page's picture. */
export function Hero({ size = 'small', image, kicker, title, lead, children }: HeroProps) {
  return (
    <section className={`${classes.hero} ${classes[size]}`}>
      <Picture image={image} sizes="100vw" priority className={classes.picture} />
      <div className={classes.label}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children && <div className={classes.actions}>{children}</div>}
      </div>
    </section>
  );
}
