import { formatDate } from '../../base/format.ts';
import { href } from '../../base/settings.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlogEntry } from '../blog-posts.ts';
import styles from './blog-card.module.css';
import { cardSizes, leadSizes } from './lead.ts';

interface BlogCardProps {
  post: BlogEntry;
  /** `page`: the post's own address; `view`: the blog page's post view. */
  to: 'page' | 'view';
  /** The first post of a list is wide, with the picture beside the text. */
  lead?: boolean;
  /** The picture's `sizes`, unless the card is in a list. */
  sizes?: string;
}

/** A post in a list: picture, category, date, author, title, excerpt and 'Read More' (spec section 2, Blog). */
export function BlogCard({ post, to, lead = false, sizes }: BlogCardProps) {
  const address = href(to === 'page' ? `/blog/${post.id}` : `/blog?post=${post.id}`);
  return (
    <article className={styles.card} data-lead={lead ? '' : undefined}>
      <div className={styles.picture}>
        <Picture
          image={post.image}
          sizes={sizes ?? (lead ? leadSizes : cardSizes)}
          fallback="blog"
          small
          aspect="wide"
        />
        <span className={styles.category}>{post.category}</span>
      </div>
      <div className={styles.text}>
        <p className={styles.byline}>
          <time dateTime={post.date}>{formatDate(post.date)}</time> <span>{post.author}</span>
        </p>
        <h3 className={styles.title}>
          <a href={address}>{post.title}</a>
        </h3>
        <p>{post.excerpt}</p>
        <p>
          <a className={styles.more} href={address}>
            Read More<span className="visuallyHidden">: {post.title}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
