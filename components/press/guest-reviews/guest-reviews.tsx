import type { Testimonial as TestimonialData } from '../../../content/types.ts';
import { Testimonial } from '../../ui/testimonial/testimonial.tsx';
import styles from './guest-reviews.module.css';

/** Stars of every review in the press kit (spec section 2). */
const rating = 5;

/** Three guests side by side, each with five stars. */
export function GuestReviews({ items }: { items: readonly TestimonialData[] }) {
  return (
    <ul className={styles.reviews}>
      {items.map((item) => (
        <li key={item.quote}>
          <Testimonial {...item} rating={rating} />
        </li>
      ))}
    </ul>
  );
}
