import { type Content, type Tour, type TourSlug, tourSlugs } from '../../../content/types.ts';
import { formatDate } from '../../base/format.ts';
import { href } from '../../base/settings.ts';
import styles from './site-index.module.css';

interface SiteIndexProps {
  content: Pick<Content, 'posts'> & {
    pages: Pick<Content['pages'], 'sitemap'>;
    tours: Readonly<Record<TourSlug, Pick<Tour, 'title' | 'teaser'>>>;
  };
}

/** All pages of the site, laid out as the index of a book (spec section 2, Sitemap). */
export function SiteIndex({ content: { pages, tours, posts } }: SiteIndexProps) {
  return (
    <div className={styles.index}>
      <section aria-labelledby="main-pages" className={styles.pages}>
        <h2 id="main-pages">Main pages</h2>
        <ul>
          {pages.sitemap.pages.map(({ path, label, description }) => (
            <li key={path}>
              <a href={href(path)}>{label}</a>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tour-pages">
        <h2 id="tour-pages">Tours</h2>
        <ul>
          {tourSlugs.map((slug) => (
            <li key={slug}>
              <a href={href(`/tours/${slug}`)}>{tours[slug].title}</a>
              <p>{tours[slug].teaser}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="blog-posts" className={styles.posts}>
        <h2 id="blog-posts">Blog posts</h2>
        {posts.length === 0 ? (
          <p>No blog posts available</p>
        ) : (
          <ul>
            {posts.map(({ id, title, excerpt, date, category }) => (
              <li key={id}>
                <a href={href(`/blog?post=${id}`)}>{title}</a>
                <p>{excerpt}</p>
                <p className={styles.small}>
                  <time dateTime={date}>{formatDate(date)}</time> · {category}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
