import { type RefObject, useRef } from 'react';
import type { Content } from '../../../content/types.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { BlogCard } from '../blog-card/blog-card.tsx';
import { type BlogEntry, categoriesOf, filterPosts, postCountText, showsTopics } from '../blog-posts.ts';
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
  filter: BlogFilter;
  onFilter: (filter: BlogFilter) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Home > Blog. */
export const blogCrumbs = [{ label: 'Home', href: '/' }, { label: 'Blog' }];

/** The blog's front: search, categories, stories and topics (spec section 2, list view). */
export function BlogList({ hero, lead, posts, filter, onFilter, search }: BlogListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, category } = filter;
  const shown = filterPosts(posts, query, category);
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
              {[null, ...categoriesOf(posts)].map((name) => (
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
          {postCountText(shown.length, query)}
        </p>
        <div className={styles.stories}>
          {shown.length > 0 ? (
            <ul>
              {shown.map((post, index) => (
                <li key={post.id} className={index === 0 ? styles.first : undefined}>
                  <BlogCard post={post} to="page" lead={index === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyList total={posts.length} filter={filter} onClear={clear} />
          )}
          <p className={styles.loading} aria-hidden="true">
            Loading...
          </p>
        </div>
      </section>
      {showsTopics(posts, shown.length, category) && <Topics posts={posts} onChoose={choose} />}
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
