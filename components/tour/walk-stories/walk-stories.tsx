import type { PostSummary } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Section } from '../../ui/section/section.tsx';
import styles from './walk-stories.module.css';

interface WalkStoriesProps {
  /** Stories of this walk; none: nothing is shown. */
  posts: readonly PostSummary[];
}

/** The stories that belong to a walk, as a list to read before or after it. */
export function WalkStories({ posts }: WalkStoriesProps) {
  if (posts.length === 0) return null;
  return (
    <Section heading="Stories from this walk" tone="paper">
      <ul className={styles.list}>
        {posts.map(({ id, title, excerpt, readTime }) => (
          <li key={id}>
            <h3 className={styles.title}>
              <a href={href(`/blog/${id}`)}>{title}</a>
            </h3>
            <p>{excerpt}</p>
            <p className={styles.small}>{readTime} min read</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
