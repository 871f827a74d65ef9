import { type BlogEntry, categoriesOf } from '../blog-posts.ts';
import styles from './topics.module.css';

interface TopicsProps {
  posts: readonly BlogEntry[];
  onChoose: (category: string) => void;
}

/** 'Browse by Topic': each category with the number of its stories. */
export function Topics({ posts, onChoose }: TopicsProps) {
  return (
    <section className={styles.topics} aria-labelledby="topics">
      <h2 id="topics">Browse by Topic</h2>
      <ul>
        {categoriesOf(posts).map((category) => {
          const count = posts.filter((post) => post.category === category).length;
          return (
            <li key={category}>
              <button type="button" onClick={() => onChoose(category)}>
                <b>{category}</b> {count} {count === 1 ? 'story' : 'stories'}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
