import { fetchJson } from '../../base/request.ts';
import { type BlogEntry, findPost } from '../blog-posts.ts';
import { olderFile } from '../first-page.ts';

/** All posts of the blog as far as they are loaded. */
export interface OlderPosts {
  /** `none`: all posts are loaded. */
  state: () => 'none' | 'waiting' | 'loading' | 'failed';
  /** The posts loaded so far, newest first. */
  posts: () => readonly BlogEntry[];
  /**
   * Fetches the others, once.
   * @throws Error if that fails; `state` changes too, and another call tries again
   */
  load: () => Promise<void>;
  /**
   * The post of an id or alias; older posts are fetched if necessary.
   * @throws Error if those cannot be fetched
   */
  find: (id: string) => Promise<BlogEntry | undefined>;
}

/**
 * The posts that are not in the page, fetched when the visitor asks for more or searches.
 * @param onChange after each change of `state` and `posts`
 */
export function followOlderPosts(
  newest: readonly BlogEntry[],
  older: number,
  onChange: () => void,
): OlderPosts {
  let state: ReturnType<OlderPosts['state']> = older > 0 ? 'waiting' : 'none';
  let posts = newest;
  let pending: Promise<void> | undefined;
  const enter = (next: typeof state) => {
    state = next;
    onChange();
  };
  const request = async () => {
    enter('loading');
    try {
      // The build writes it from the same type.
      posts = [...newest, ...((await fetchJson(`/${olderFile}`)) as BlogEntry[])];
      enter('none');
    } catch (error) {
      pending = undefined;
      enter('failed');
      throw error;
    }
  };
  const load = () => {
    if (older === 0) return Promise.resolve();
    pending ??= request();
    return pending;
  };
  return {
    state: () => state,
    posts: () => posts,
    load,
    find: async (id) => {
      const known = findPost(posts, id);
      if (known) return known;
      await load();
      return findPost(posts, id);
    },
  };
}
