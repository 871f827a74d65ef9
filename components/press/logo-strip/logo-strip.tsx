import type { Content } from '../../../content/types.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './logo-strip.module.css';

interface LogoStripProps {
  heading: string;
  logos: Content['press']['logos'];
}

/** The logos of those who have written about the tours, in a row. */
export function LogoStrip({ heading, logos }: LogoStripProps) {
  if (logos.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="press-logos">
      <h2 id="press-logos">{heading}</h2>
      <ul>
        {logos.map(({ image, alt, link }) => (
          <li key={alt}>
            <a href={link} target="_blank" rel="noopener">
              <Picture image={image} sizes="10rem" fallback="logo" small />
              <span className="visuallyHidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
