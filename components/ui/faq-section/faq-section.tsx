import type { Faq } from '../../../content/types.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { headingId } from '../heading-id.ts';
import styles from './faq-section.module.css';

interface FaqSectionProps {
  heading?: string;
  items: Faq[];
  /** Id of the section, for links on the page. */
  id?: string;
  firstOpen?: boolean;
}

/** Questions and answers: heading on the left, questions on the right, one open at a time. Nothing without questions. */
export function FaqSection({
  heading = 'Frequently asked questions',
  items,
  id,
  firstOpen = false,
}: FaqSectionProps) {
  if (items.length === 0) return null;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId(heading)}>
      <h2 id={headingId(heading)}>{heading}</h2>
      <Accordion name="faq" items={items} firstOpen={firstOpen} />
    </section>
  );
}
