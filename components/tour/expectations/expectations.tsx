import { NumberedNotes } from '../../ui/numbered-notes/numbered-notes.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './expectations.module.css';

interface ExpectationsProps {
  heading: string;
  items: readonly { title: string; text: string }[];
}

/**
 * What a tour is like. The text is in the page, so nothing has to be fetched; the loading sign lies over it for a moment
 * and ends invisible whatever the browser can do (spec section 2, Tours; decision 4).
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
