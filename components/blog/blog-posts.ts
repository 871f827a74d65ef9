/** The blog's rules: search, categories, aliases, related posts (spec sections 2, 4 and 5). */
import type { PostSummary } from '../../content/types.ts';
import { searchable } from '../base/searchable.ts';

/** The fields of a post that the list, the post view and the search use in the browser. */
export type BlogEntry = Pick<
  PostSummary,
  'id' | 'title' | 'metaTitle' | 'excerpt' | 'author' | 'date' | 'image' | 'category' | 'readTime'
> & { aliases?: string[] };

/** Related posts shown below a post, at most. */
const maxRelated = 3;
/** 'Browse by Topic' is shown for more posts than this. */
const topicsNeedMoreThan = 3;

/** The fields of a post that lists and the search need; absent ones are left out, since the result is JSON in the page. */
export function toEntry(post: PostSummary): BlogEntry {
  const { id, title, metaTitle, excerpt, author, date, image, category, readTime, aliases } = post;
  return {
    id,
    title,
    ...(metaTitle === undefined ? {} : { metaTitle }),
    excerpt,
    author,
    date,
    image,
    category,
    readTime,
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}

/** Search (title, excerpt or category) and category together; the search ignores case. */
export function filterPosts<Entry extends Pick<BlogEntry, 'title' | 'excerpt' | 'category'>>(
  posts: readonly Entry[],
  query: string,
  category: string | null,
): Entry[] {
  const wanted = searchable(query);
  return posts.filter(
    (post) =>
      (category === null || post.category === category) &&
      (!wanted ||
        [post.title, post.excerpt, post.category].some((text) => searchable(text).includes(wanted))),
  );
}

/** `Found 2 posts matching "bridge"`; nothing without a search. */
export function postCountText(count: number, query: string): string {
  const wanted = query.trim();
  if (!wanted) return '';
  if (count === 0) return `No posts found matching "${wanted}"`;
  return `Found ${count} ${count === 1 ? 'post' : 'posts'} matching "${wanted}"`;
}

/** @param topics how many there are; @param found how many posts the search leaves */
export function showsTopics(topics: number, found: number, category: string | null): boolean {
  return category === null && topics > 1 && found > topicsNeedMoreThan;
}

/** The post of an id or one of its other ids, e.g. `1`. */
export function findPost(posts: readonly BlogEntry[], id: string): BlogEntry | undefined {
  return posts.find((post) => post.id === id) ?? posts.find(({ aliases }) => aliases?.includes(id));
}

/** Up to three other posts of the same category, newest first. */
export function relatedPosts<Entry extends Pick<BlogEntry, 'id' | 'category'>>(
  posts: readonly Entry[],
  { id, category }: Pick<BlogEntry, 'id' | 'category'>,
): Entry[] {
  const related: Entry[] = [];
  // Stops at the third, since this runs for every post of a large blog.
  for (const post of posts) {
    if (related.length === maxRelated) break;
    if (post.id !== id && post.category === category) related.push(post);
  }
  return related;
}
