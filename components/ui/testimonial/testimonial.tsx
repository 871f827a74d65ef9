import type { Testimonial as TestimonialData } from '../../../content/types.ts';
import styles from './testimonial.module.css';

export interface TestimonialProps extends TestimonialData {
  /** Rating out of five stars, if any. */
  rating?: number | undefined;
}

/** A guest's review with the guest's name. */
export function Testimonial({ quote, author, role, source, rating }: TestimonialProps) {
  const details = [role, source].filter(Boolean).join(', ');
  return (
    <figure className={styles.figure}>
      {rating !== undefined && (
        <p className={styles.rating}>
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span className="visuallyHidden">Rated {rating} out of 5</span>
        </p>
      )}
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        <cite>{author}</cite>
        {details && <span>{details}</span>}
      </figcaption>
    </figure>
  );
}
