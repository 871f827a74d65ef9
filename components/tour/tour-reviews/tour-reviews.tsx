import type { Testimonial } from '../../../content/types.ts';
import { Island } from '../../island/island.server.tsx';
import testimonialCarousel from '../../ui/carousel/testimonial-carousel.island.tsx';
import { Section } from '../../ui/section/section.tsx';

interface TourReviewsProps {
  heading: string;
  /** Shown as they are; an empty list shows `defaults`. */
  items: readonly Testimonial[];
  defaults: readonly Testimonial[];
}

/** Guests' reviews, one at a time. */
export function TourReviews({ heading, items, defaults }: TourReviewsProps) {
  const shown = items.length > 0 ? items : defaults;
  return (
    <Section heading={heading} tone="olive" split screen>
      <Island id="reviews" of={testimonialCarousel} props={{ items: [...shown], label: heading }} />
    </Section>
  );
}
