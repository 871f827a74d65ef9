import type { Testimonial as TestimonialData } from '../../../content/types.ts';
import classes from './testimonial.module.css';

/** What a guest said, with who said it. */
export function Testimonial({ quote, author, role, source }: TestimonialData) {
  const details = [role, source].filter(Boolean).join(', ');
  return (
    <figure className={classes.figure}>
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
