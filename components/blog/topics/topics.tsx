import type { Topic } from '../shelf.ts';
import styles from './topics.module.css';

interface TopicsProps {
  topics: readonly Topic[];
  onChoose: (category: string) => void;
}

/** 'Browse by Topic': each category with the number of its stories. */
export function Topics({ topics, onChoose }: TopicsProps) {
  return (
    <section className={styles.topics} aria-labelledby="topics">
      <h2 id="topics">Browse by Topic</h2>
      <ul>
        {topics.map(({ name, count }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <b>{name}</b> {count} {count === 1 ? 'story' : 'stories'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
