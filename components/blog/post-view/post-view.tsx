import type { Post } from '../../../content/types.ts';
import { formatDate } from '../../base/format.ts';
import { href } from '../../base/settings.ts';
import type { TourLink } from '../../tour/tour-link.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SourceList } from '../../ui/source-list/source-list.tsx';
import { Article } from '../article/article.tsx';
import { BlogCard } from '../blog-card/blog-card.tsx';
import { rowSizes } from '../blog-card/lead.ts';
import type { BlogEntry } from '../blog-posts.ts';
import '../../ui/print/print.module.css';
import styles from './post-view.module.css';

interface PostViewProps {
  post: Post;
  /** The tour that the post belongs to, if any. */
  tour: TourLink | undefined;
  related: readonly BlogEntry[];
}

/** A post, the same on its own page and in the blog's post view (spec section 2, post view). */
export function PostView({ post, related, tour }: PostViewProps) {
  return (
    <>
      <Hero size="medium" image={post.image} kicker={post.category} title={post.title} lead={post.excerpt}>
        <p className={styles.byline}>
          <time dateTime={post.date}>{formatDate(post.date)}</time> <span>{post.author}</span>{' '}
          <span>{post.readTime} min read</span>
        </p>
      </Hero>
      <Breadcrumb items={postCrumbs(post)} />
      <div className={styles.sheet}>
        <p className={styles.back}>
          <Button href="/blog" variant="ghost">
            Back to all posts
          </Button>
        </p>
        <Article body={post.body} />
        {tour && (
          <div className={styles.tour}>
            <p>
              {tour.lead} <a href={href(tour.path)}>{tour.title}</a>
            </p>
            <Button href={tour.book.href}>{tour.book.label}</Button>
          </div>
        )}
        <SourceList sources={post.sources} />
        <ul className={styles.tags} aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      </div>
      <Section heading={related.length > 0 ? 'Related Stories' : undefined} screen>
        {related.length > 0 && (
          <ul className={styles.related}>
            {related.map((other) => (
              <li key={other.id}>
                <BlogCard post={other} to="view" sizes={rowSizes(related.length)} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <Button href="/blog" variant="outline">
            Browse All Stories
          </Button>
        </p>
      </Section>
      <Section heading="Ready to Experience the History in Person?" tone="ink" split screen>
        <p>
          <Button href="/booking" variant="accent" size="lg">
            Explore Our Tours
          </Button>
        </p>
      </Section>
    </>
  );
}

/** Home > Blog > category > title. */
export function postCrumbs({ category, title }: Pick<BlogEntry, 'category' | 'title'>) {
  return [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog' },
    { label: category },
    { label: title },
  ];
}
