import type { Content } from '../../../content/types.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { BlogCard } from '../blog-card/blog-card.tsx';
import { type BlogEntry, showsTopics } from '../blog-posts.ts';
import type { Topic } from '../first-page.ts';
import { MorePosts } from '../more-posts/more-posts.tsx';
import { Topics } from '../topics/topics.tsx';
import styles from './blog-list.module.css';

interface BlogListProps {
  hero: Content['pages']['blog']['hero'];
  lead: string;
  posts: readonly BlogEntry[];
  /** How many posts are not among `posts`. */
  older: number;
  topics: readonly Topic[];
}

/** Home > Blog. */
export const blogCrumbs = [{ label: 'Home', href: '/' }, { label: 'Blog' }];

/** The list view of the blog: search, categories, posts and topics (spec section 2). `startBlogList` filters it. */
export function BlogList({ hero, lead, posts, older, topics }: BlogListProps) {
  return (
    <>
      <Hero size="small" {...hero} />
      <Breadcrumb items={blogCrumbs} />
      <section className={styles.list} aria-labelledby="stories">
        <header className={styles.head}>
          <h2 id="stories" data-part="heading" tabIndex={-1}>
            Blog &amp; Cat Stories
          </h2>
          <p>{lead}</p>
          <p className={styles.missing} role="status">
            The story that you were looking for is not here.
          </p>
        </header>
        {posts.length > 0 && <Tools topics={topics} />}
        <p className={styles.count} role="status" data-part="count" />
        <div className={styles.stories}>
          {posts.length > 0 ? (
            <ul data-part="stories">
              {posts.map((post, index) => (
                <li key={post.id}>
                  <BlogCard post={post} to="page" lead={index === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <div className={styles.empty}>
              <h3>No Blog Posts Available</h3>
              <p>Check back soon for new stories and updates!</p>
            </div>
          )}
          <div data-part="none" />
          <NoneFound />
          {older > 0 && <MorePosts />}
          <p className={styles.loading} aria-hidden="true">
            Loading...
          </p>
        </div>
      </section>
      {showsTopics(topics.length, posts.length, null) && <Topics topics={topics} />}
    </>
  );
}

/** Search and categories. */
function Tools({ topics }: Pick<BlogListProps, 'topics'>) {
  return (
    <div className={styles.tools}>
      <search>
        <form method="dialog" data-hold="">
          <label className="visuallyHidden" htmlFor="blog-search">
            Search blog posts
          </label>
          <input id="blog-search" type="search" placeholder="Search blog posts..." autoComplete="off" />
        </form>
      </search>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are filters */}
      <div className={styles.categories} role="group" aria-label="Topics">
        {['', ...topics.map(({ name }) => name)].map((name) => (
          <button key={name} type="button" data-topic={name} aria-pressed={name === ''}>
            {name || 'All Topics'}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Shown if a search or a category has no post; the script hides what does not apply. */
function NoneFound() {
  return (
    <template data-part="empty">
      <div className={styles.empty}>
        <h3>No posts found</h3>
        <p data-part="searched">No posts found matching your search.</p>
        <p className={styles.ways}>
          <ActionButton variant="secondary" data-part="clear-search">
            Clear search
          </ActionButton>
          <ActionButton variant="outline" data-part="show-all">
            Show All Posts
          </ActionButton>
        </p>
      </div>
    </template>
  );
}
