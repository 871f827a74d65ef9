import type { Content } from '../../../content/types.ts';
import { Section } from '../../ui/section/section.tsx';
import styles from './benefits.module.css';

/** The benefits of a tour, as a numbered list of short entries. */
export function Benefits({ texts }: { texts: Content['pages']['home']['benefits'] }) {
  return (
    <Section heading={texts.heading} tone="olive">
      <p>{texts.lead}</p>
      <dl className={styles.list}>
        {texts.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
