import type { Faq } from '../../../content/types.ts';
import { questionId } from '../heading-id.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionProps {
  /** Group name of the items, of which at most one is open. */
  name: string;
  items: Faq[];
  firstOpen?: boolean;
}

/** Questions that open one at a time, by `<details name>` alone. */
export function Accordion({ name, items, firstOpen = false }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          id={questionId(question, index)}
          name={name}
          className={styles.item}
          open={firstOpen && index === 0}
        >
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            {answer.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
