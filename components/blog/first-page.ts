/** A long blog on a slow phone: the page holds the newest posts, a file beside it the older ones. */
import type { PostSummary } from '../../content/types.ts';
import { type BlogEntry, toEntry } from './blog-posts.ts';

/** Posts that the page holds, and that each 'Show more stories' adds. */
export const firstPageSize = 24;
/** In the output; no post can have this name. */
export const olderFile = 'assets/posts/_older.json';

/** A category with the number of its posts. */
export interface Topic {
  name: string;
  count: number;
}
export interface FirstPage {
  /** Newest first. */
  posts: BlogEntry[];
  /** How many more there are. */
  older: number;
  /** Of all posts, in the order of their first. */
  topics: Topic[];
}

export function firstPageOf(posts: readonly PostSummary[]): FirstPage {
  return {
    posts: posts.slice(0, firstPageSize).map(toEntry),
    older: Math.max(0, posts.length - firstPageSize),
    topics: topicsOf(posts),
  };
}

/** What `olderFile` holds; nothing for a blog that fits the page. */
export function olderPosts(posts: readonly PostSummary[]): BlogEntry[] {
  return posts.slice(firstPageSize).map(toEntry);
}

export function topicsOf(posts: readonly Pick<BlogEntry, 'category'>[]): Topic[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
