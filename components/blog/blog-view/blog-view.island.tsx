import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { isPlainClick } from '../../base/plain-click.ts';
import { defineIsland } from '../../island/define-island.ts';
import type { Walk } from '../../tour/walk.ts';
import { type BlogFilter, BlogList } from '../blog-list/blog-list.tsx';
import { relatedPosts } from '../blog-posts.ts';
import { PostError } from '../post-error/post-error.tsx';
import { PostView } from '../post-view/post-view.tsx';
import type { Shelf } from '../shelf.ts';
import styles from './blog-view.module.css';
import { choiceOf } from './post-choice.ts';
import { useBlogView } from './use-blog-view.ts';
import { useOlderPosts } from './use-older-posts.ts';

interface BlogViewProps extends Shelf {
  hero: Content['pages']['blog']['hero'];
  lead: string;
  titleSuffix: string;
  /** Walks by slug: a story leads to its own. */
  walks: Record<string, Walk>;
}

/** The blog page: the list, or the post that the address or a click chooses. */
function BlogView({
  hero,
  lead,
  posts: newest,
  older: olderCount,
  topics,
  titleSuffix,
  walks,
}: BlogViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<BlogFilter>({ query: '', category: null });
  const { posts, older, find } = useOlderPosts(newest, olderCount);
  const { load } = older;
  const { screen, busy, choose } = useBlogView(find, titleSuffix, root);
  const look = useCallback(
    (next: BlogFilter) => {
      setFilter(next);
      // Whoever looks for something means all stories. A failure is told below the list.
      if (next.query.trim() || next.category) void load().catch(() => {});
    },
    [load],
  );
  // What was typed before the page came to life counts.
  useEffect(() => {
    const typed = search.current?.value;
    if (typed) look({ query: typed, category: null });
  }, [look]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    const choice = choiceOf(link);
    if (choice === undefined) return;
    event.preventDefault();
    choose(choice);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only shows them in place
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above, a key on a link clicks it
    <div ref={root} className={styles.view} onClick={onClick} aria-busy={busy}>
      <p className={styles.pending} role="status">
        Loading...
      </p>
      <div className={styles.screen}>
        {screen.kind === 'list' && (
          <BlogList
            hero={hero}
            lead={lead}
            posts={posts}
            older={older}
            topics={topics}
            filter={filter}
            onFilter={look}
            search={search}
          />
        )}
        {screen.kind === 'post' && (
          <PostView
            // Another story has elements of its own: what happened to the last one's pictures is not handed on.
            key={screen.post.id}
            post={screen.post}
            related={relatedPosts(posts, screen.post)}
            walk={walks[screen.post.tour ?? '']}
          />
        )}
        {screen.kind === 'failed' && <PostError reason={screen.reason} />}
      </div>
    </div>
  );
}

export default defineIsland({
  name: 'blog-view',
  when: 'moved',
  onError: 'replace-main',
  component: BlogView,
});
