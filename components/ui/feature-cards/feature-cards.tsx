import type { FeatureCard } from '../../../content/schema.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './feature-cards.module.css';

interface FeatureCardsProps {
  cards: readonly FeatureCard[];
  /** 3 below a heading of level 2. */
  level?: 2 | 3;
}

/** Short reasons, each with an icon. */
export function FeatureCards({ cards, level = 3 }: FeatureCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <Heading>{title}</Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
