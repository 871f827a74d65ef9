import type { Faq } from '../../../content/types.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { headingId } from '../heading-id.ts';
import styles from './faq-section.module.css';

interface FaqSectionProps {
  heading?: string;
  items: Faq[];
  /** Where links on the page lead to. */
  id?: string;
  firstOpen?: boolean;
}

/** Questions and answers: the heading at the left, one open answer at a time at the right. */
export function FaqSection({
  heading = 'Frequently asked questions',
  items,
  id,
  firstOpen = false,
}: FaqSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId(heading)}>
      <h2 id={headingId(heading)}>{heading}</h2>
      <Accordion name="faq" items={items} firstOpen={firstOpen} />
    </section>
  );
}
