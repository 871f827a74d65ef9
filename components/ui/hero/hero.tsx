import type { ReactNode } from 'react';
import type { ResponsiveImage } from '../../../content/image.ts';
import { Picture } from '../picture/picture.tsx';
import { EndOfFirstScreen } from '../shared-sheet.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** Share of the viewport's height: 100, 80, 60 or 40 percent. */
  size?: 'full' | 'large' | 'medium' | 'small';
  image: ResponsiveImage;
  /** The crop for screens on which the picture is below the label. */
  narrow?: { image: ResponsiveImage } | undefined;
  kicker?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Buttons. */
  children?: ReactNode;
  /** Below the buttons. */
  note?: ReactNode;
}

/** On small screens the picture of a tall hero is cropped at the sides, so it is wider than the screen. */
const pictureSizes = {
  full: '(min-width: 60em) 100vw, 150vw',
  large: '(min-width: 60em) 100vw, 130vw',
  medium: '(min-width: 60em) 60vw, 100vw',
  small: '(min-width: 60em) 60vw, 100vw',
};

/**
 * The hero of a page, with its only h1. On narrow screens the headline comes first and the picture below; on wide screens
 * the text panel is on top of the picture (full, large) or next to it.
 */
export function Hero({ size = 'small', image, narrow, kicker, title, lead, children, note }: HeroProps) {
  const layout = size === 'full' || size === 'large' ? styles.over : styles.beside;
  return (
    <section className={`${styles.hero} ${styles[size]} ${layout}`}>
      <div className={styles.label}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
        {note}
      </div>
      <Picture
        image={image}
        sizes={pictureSizes[size]}
        narrow={narrow && { image: narrow.image, media: '(width < 60em)', sizes: '100vw' }}
        priority
        fallback="none"
        className={styles.picture}
      />
      <EndOfFirstScreen />
    </section>
  );
}
