import { useCallback, useRef, useState } from 'react';
import { href } from '../../base/settings.ts';
import { type BlogEntry, findPost } from '../blog-posts.ts';
import { olderFile } from '../shelf.ts';

export interface OlderPosts {
  /** `none`: all are here. */
  state: 'none' | 'waiting' | 'loading' | 'failed';
  /**
   * Brings them, once.
   * @returns all posts, newest first
   * @throws Error when they do not come; `state` tells it, too, and another call tries again
   */
  load: () => Promise<readonly BlogEntry[]>;
}

/**
 * The post of an id or one of its other ids, looked for among the older ones if need be.
 * @throws Error when those do not come
 */
export type FindPost = (id: string) => Promise<BlogEntry | undefined>;

/** The stories that the page does not hold, fetched when somebody asks for more or looks for something. */
export function useOlderPosts(
  newest: readonly BlogEntry[],
  older: number,
): { posts: readonly BlogEntry[]; older: OlderPosts; find: FindPost } {
  const [posts, setPosts] = useState(newest);
  const [state, setState] = useState<OlderPosts['state']>(older > 0 ? 'waiting' : 'none');
  const pending = useRef<Promise<readonly BlogEntry[]>>(undefined);
  const load = useCallback(() => {
    if (older === 0) return Promise.resolve(newest);
    if (pending.current) return pending.current;
    setState('loading');
    const all = request().then((found) => [...newest, ...found]);
    pending.current = all;
    all.then(
      (found) => {
        setPosts(found);
        setState('none');
      },
      () => {
        pending.current = undefined;
        setState('failed');
      },
    );
    return all;
  }, [newest, older]);
  const find = useCallback(
    async (id: string) => findPost(newest, id) ?? findPost(await load(), id),
    [newest, load],
  );
  return { posts, older: { state, load }, find };
}

async function request(): Promise<BlogEntry[]> {
  const response = await fetch(href(`/${olderFile}`));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  // The build writes it from the same type.
  return (await response.json()) as BlogEntry[];
}
