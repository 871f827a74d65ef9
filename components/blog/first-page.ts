/** Splits a long blog: the newest posts are in the page, older ones in a separate file. */
import type { PostSummary } from '../../content/types.ts';
import { type BlogEntry, toEntry } from './blog-posts.ts';

/** Number of posts in the page, and added by each 'Show more stories'. */
export const firstPageSize = 24;
/** File in the output; no post can have this name. */
export const olderFile = 'assets/posts/_older.json';

/** A category with the number of its posts. */
export interface Topic {
  name: string;
  count: number;
}
/** What the blog page has of a blog of any length. */
export interface FirstPage {
  /** Newest first. */
  posts: BlogEntry[];
  /** How many more there are. */
  older: number;
  /** Topics of all posts, in the order of their newest post. */
  topics: Topic[];
}

/** @param posts newest first */
export function firstPageOf(posts: readonly PostSummary[]): FirstPage {
  return {
    posts: posts.slice(0, firstPageSize).map(toEntry),
    older: Math.max(0, posts.length - firstPageSize),
    topics: topicsOf(posts),
  };
}

/** Content of `olderFile`; empty if all posts fit in the page. */
export function olderPosts(posts: readonly PostSummary[]): BlogEntry[] {
  return posts.slice(firstPageSize).map(toEntry);
}

/** The categories of posts, in the order in which they first occur. */
export function topicsOf(posts: readonly Pick<BlogEntry, 'category'>[]): Topic[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
