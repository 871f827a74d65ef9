import type { Testimonial as TestimonialData } from '../../../content/types.ts';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../button/action-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Testimonial } from '../testimonial/testimonial.tsx';
import styles from './testimonial-carousel.module.css';

export interface TestimonialCarouselProps {
  items: TestimonialData[];
  label: string;
}

/**
 * Guests' reviews in a horizontal strip, which can be scrolled directly or by buttons. It looks the same before and after
 * its script has started. A single review has no buttons.
 */
function TestimonialCarousel({ items, label }: TestimonialCarouselProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className={styles.strip} data-part="strip" tabIndex={0}>
        {items.map((item) => (
          <li key={`${item.author} ${item.quote}`} className={styles.slide}>
            <Testimonial {...item} />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.controls}>
          <ActionButton variant="outline" size="icon" aria-label="Previous testimonial" data-part="back">
            <span className={styles.back}>
              <Icon name="arrow" />
            </span>
          </ActionButton>
          <ActionButton variant="outline" size="icon" aria-label="Next testimonial" data-part="next">
            <Icon name="arrow" />
          </ActionButton>
          <ActionButton variant="ghost" size="icon" data-part="pause">
            <span data-part="running">
              <Icon name="pause" />
              <span className="visuallyHidden">Pause the rotation</span>
            </span>
            <span data-part="paused" hidden>
              <Icon name="play" />
              <span className="visuallyHidden">Start the rotation</span>
            </span>
          </ActionButton>
          <div className={styles.dots}>
            {items.map((item, position) => (
              <button
                key={`${item.author} ${item.quote}`}
                type="button"
                className={styles.dot}
                aria-label={`Show testimonial ${position + 1} of ${items.length}`}
                aria-current={position === 0}
                data-dot={position}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

export default defineIsland<TestimonialCarouselProps>({
  name: 'testimonial-carousel',
  when: 'settled',
  onError: 'keep',
  component: TestimonialCarousel,
  data: () => null,
});
