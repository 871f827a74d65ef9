import type { PostSummary } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Section } from '../../ui/section/section.tsx';
import styles from './tour-posts.module.css';

interface TourPostsProps {
  /** Posts of this tour; none: nothing is shown. */
  posts: readonly PostSummary[];
}

/** The posts that belong to a tour, as a list to read before or after it. */
export function TourPosts({ posts }: TourPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section heading="Stories from this walk">
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
