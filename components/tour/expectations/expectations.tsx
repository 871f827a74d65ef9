import { NumberedNotes } from '../../ui/numbered-notes/numbered-notes.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './expectations.module.css';

interface ExpectationsProps {
  heading: string;
  items: readonly { title: string; text: string }[];
}

/**
 * Describes a tour. The text is in the page, so nothing has to be fetched; the loading indicator covers it for a moment
 * and ends invisible in every browser (spec section 2, Tours; decision 4).
 */
export function Expectations({ heading, items }: ExpectationsProps) {
  return (
    <div className={styles.lazy}>
      <Section heading={heading}>
        <NumberedNotes items={items} />
      </Section>
      <p className={styles.loading} aria-hidden="true">
        Loading...
      </p>
    </div>
  );
}
