import type { Testimonial as TestimonialData } from '../../../content/types.ts';
import classes from './testimonial.module.css';

export interface TestimonialProps extends TestimonialData {
  /** Out of five stars, where it was rated. */
  rating?: number | undefined;
}

/** What a guest said, with who said it. */
export function Testimonial({ quote, author, role, source, rating }: TestimonialProps) {
  const details = [role, source].filter(Boolean).join(', ');
  return (
    <figure className={classes.figure}>
      {rating !== undefined && (
        <p className={classes.rating}>
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span className="visuallyHidden">Rated {rating} out of 5</span>
        </p>
      )}
      <blockquote className={classes.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={classes.caption}>
        <cite>{author}</cite>
        {details && <span>{details}</span>}
      </figcaption>
    </figure>
  );
}
