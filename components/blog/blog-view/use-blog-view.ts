import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Post } from '../../../content/types.ts';
import { replaceAddress } from '../../base/replace-address.ts';
import { href } from '../../base/settings.ts';
import type { BlogEntry } from '../blog-posts.ts';
import { loadPost } from '../load-post.ts';
import { postHead, readHead, type ViewHead, writeHead } from './blog-head.ts';
import { postIdOf } from './post-choice.ts';
import type { FindPost } from './use-older-posts.ts';

/** The list, a post, or a post that could not be loaded. */
export type BlogScreen = { kind: 'list' } | { kind: 'post'; post: Post } | { kind: 'failed'; reason: string };

interface BlogViewState {
  screen: BlogScreen;
  /** A post is on its way. */
  busy: boolean;
  /** Shows the post of an id, or the list; an unknown id shows the list. The history entry is replaced. */
  choose: (id: string | null) => void;
}

/** The blog page's view: what the address chooses first, then what is clicked (spec section 4, Blog). */
export function useBlogView(
  find: FindPost,
  titleSuffix: string,
  root: RefObject<HTMLElement | null>,
): BlogViewState {
  const [screen, setScreen] = useState<BlogScreen>({ kind: 'list' });
  const [busy, setBusy] = useState(false);
  const listHead = useRef<ViewHead>(undefined);
  const latest = useRef(0);
  const moved = useRef(false);

  const show = useCallback(
    async (id: string | null, onFound?: (post: BlogEntry | undefined) => void) => {
      listHead.current ??= readHead();
      latest.current += 1;
      const turn = latest.current;
      if (id !== null) setBusy(true);
      const next = await screenOf(id, find, (post) => {
        if (turn === latest.current) onFound?.(post);
      });
      // A later choice was quicker.
      if (turn !== latest.current) return;
      setBusy(false);
      setScreen(next);
      writeHead(next.kind === 'post' ? postHead(next.post, titleSuffix) : listHead.current);
      document.documentElement.classList.remove('post-view');
    },
    [find, titleSuffix],
  );

  useEffect(() => {
    const follow = () => void show(postIdOf(window.location.search));
    if (postIdOf(window.location.search) !== null) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const title = root.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [screen]);

  const choose = useCallback(
    (id: string | null) => {
      moved.current = true;
      void show(id, (post) => replaceAddress(`${href('/blog')}${post ? `?post=${post.id}` : ''}`));
    },
    [show],
  );
  return { screen, busy, choose };
}

/** The post of an id; without one, or for an unknown one, the list. */
async function screenOf(
  id: string | null,
  find: FindPost,
  onFound: (post: BlogEntry | undefined) => void,
): Promise<BlogScreen> {
  try {
    const post = id === null ? undefined : await find(id);
    onFound(post);
    return post ? { kind: 'post', post: await loadPost(post.id) } : { kind: 'list' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
