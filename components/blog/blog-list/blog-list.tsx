import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { BlogCard } from '../blog-card/blog-card.tsx';
import { type BlogEntry, filterPosts, postCountText, showsTopics } from '../blog-posts.ts';
import type { OlderPosts } from '../blog-view/use-older-posts.ts';
import { MoreStories } from '../more-stories/more-stories.tsx';
import { shelfSize, type Topic } from '../shelf.ts';
import { Topics } from '../topics/topics.tsx';
import styles from './blog-list.module.css';

export interface BlogFilter {
  query: string;
  /** None shows all. */
  category: string | null;
}
interface BlogListProps {
  hero: Content['pages']['blog']['hero'];
  lead: string;
  posts: readonly BlogEntry[];
  /** Stories that are not among `posts` yet. */
  older: OlderPosts;
  topics: readonly Topic[];
  filter: BlogFilter;
  onFilter: (filter: BlogFilter) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Home > Blog. */
export const blogCrumbs = [{ label: 'Home', href: '/' }, { label: 'Blog' }];

/** The blog's front: search, categories, stories and topics (spec section 2, list view). */
export function BlogList({ hero, lead, posts, older, topics, filter, onFilter, search }: BlogListProps) {
  const [limit, setLimit] = useState(shelfSize);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const { query, category } = filter;
  const found = filterPosts(posts, query, category);
  const shown = found.slice(0, limit);
  // The button that was pressed may be gone; reading goes on at the first story that it brought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of how many are shown
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [limit]);
  const showMore = () => {
    firstNew.current = shown.length;
    setLimit(limit + shelfSize);
  };
  const choose = (next: string | null) => onFilter({ query, category: next });
  const clear = (next: BlogFilter) => {
    if (search.current) search.current.value = next.query;
    onFilter(next);
    heading.current?.focus();
  };
  return (
    <>
      <Hero size="small" {...hero} />
      <Breadcrumb items={blogCrumbs} />
      <section className={styles.list} aria-labelledby="stories">
        <header className={styles.head}>
          <h2 id="stories" ref={heading} tabIndex={-1}>
            Blog &amp; Cat Stories
          </h2>
          <p>{lead}</p>
        </header>
        {posts.length > 0 && (
          <div className={styles.tools}>
            <search>
              <form method="dialog" data-hold="" onSubmit={(event) => event.preventDefault()}>
                <label className="visuallyHidden" htmlFor="blog-search">
                  Search blog posts
                </label>
                <input
                  ref={search}
                  id="blog-search"
                  type="search"
                  placeholder="Search blog posts..."
                  autoComplete="off"
                  defaultValue={query}
                  onInput={(event) => onFilter({ query: event.currentTarget.value, category })}
                />
              </form>
            </search>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are filters */}
            <div className={styles.categories} role="group" aria-label="Topics">
              {[null, ...topics.map(({ name }) => name)].map((name) => (
                <button
                  key={name ?? ''}
                  type="button"
                  aria-pressed={category === name}
                  onClick={() => choose(name)}
                >
                  {name ?? 'All Topics'}
                </button>
              ))}
            </div>
          </div>
        )}
        <p className={styles.count} role="status">
          {older.state === 'loading' ? '' : postCountText(found.length, query)}
        </p>
        <div className={styles.stories}>
          {shown.length > 0 ? (
            <ul ref={list}>
              {shown.map((post, index) => (
                <li key={post.id} className={index === 0 ? styles.first : undefined}>
                  <BlogCard post={post} to="page" lead={index === 0} />
                </li>
              ))}
            </ul>
          ) : (
            older.state !== 'loading' && <EmptyList total={posts.length} filter={filter} onClear={clear} />
          )}
          {(found.length > limit || older.state !== 'none') && (
            <MoreStories older={older} onMore={showMore} />
          )}
          <p className={styles.loading} aria-hidden="true">
            Loading...
          </p>
        </div>
      </section>
      {showsTopics(topics.length, found.length, category) && <Topics topics={topics} onChoose={choose} />}
    </>
  );
}

interface EmptyListProps {
  total: number;
  filter: BlogFilter;
  onClear: (filter: BlogFilter) => void;
}

function EmptyList({ total, filter, onClear }: EmptyListProps) {
  if (total === 0)
    return (
      <div className={styles.empty}>
        <h3>No Blog Posts Available</h3>
        <p>Check back soon for new stories and updates!</p>
      </div>
    );
  const searching = filter.query.trim() !== '';
  return (
    <div className={styles.empty}>
      <h3>No posts found</h3>
      {searching && <p>No posts found matching your search.</p>}
      {searching && (
        <ActionButton variant="secondary" onClick={() => onClear({ ...filter, query: '' })}>
          Clear search
        </ActionButton>
      )}{' '}
      {(!searching || filter.category !== null) && (
        <ActionButton variant="outline" onClick={() => onClear({ query: '', category: null })}>
          Show All Posts
        </ActionButton>
      )}
    </div>
  );
}
