import type { Content } from '../../../content/types.ts';
import { formatDate } from '../../base/format.ts';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './press-article.module.css';

interface PressArticleProps {
  article: Content['press']['articles'][number];
  /** The first one leads the page. */
  lead?: boolean;
}

/** A press article as a column of a newspaper (spec section 2, In the news). */
export function PressArticle({ article, lead = false }: PressArticleProps) {
  const { title, lang, publication, date, description, link, image, quote } = article;
  return (
    <article className={lead ? styles.lead : styles.article}>
      <header className={styles.head}>
        <div className={styles.logo}>
          <Picture image={{ ...image, alt: '' }} sizes="8rem" fallback="logo" small />
        </div>
        <p className={styles.source}>
          <b>{publication}</b>
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </p>
      </header>
      <h3 className={styles.title} lang={lang}>
        {title}
      </h3>
      <p>{description}</p>
      {quote && (
        <blockquote className={styles.quote}>
          <p>{quote}</p>
          <footer>
            <cite>{publication}</cite>
          </footer>
        </blockquote>
      )}
      <p>
        <ExternalLink href={link} className={styles.more}>
          Read Article
          <span className="visuallyHidden">
            : <span lang={lang}>{title}</span>
          </span>
        </ExternalLink>
      </p>
    </article>
  );
}
