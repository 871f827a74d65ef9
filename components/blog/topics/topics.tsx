import type { Topic } from '../first-page.ts';
import styles from './topics.module.css';

interface TopicsProps {
  topics: readonly Topic[];
}

/** 'Browse by Topic': each category with the number of its posts. */
export function Topics({ topics }: TopicsProps) {
  return (
    <section className={styles.topics} aria-labelledby="topics" data-part="topics">
      <h2 id="topics">Browse by Topic</h2>
      <ul>
        {topics.map(({ name, count }) => (
          <li key={name}>
            <button type="button" data-topic={name}>
              <b>{name}</b> {`${count} ${count === 1 ? 'story' : 'stories'}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
