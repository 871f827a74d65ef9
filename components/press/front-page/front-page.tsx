import type { Content } from '../../../content/types.ts';
import { Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import { PressArticle } from '../press-article/press-article.tsx';
import styles from './front-page.module.css';

interface FrontPageProps {
  heading: string;
  paragraphs: readonly string[];
  articles: Content['press']['articles'];
}

/** The press articles, laid out like a newspaper's front page: a lead article, columns below it. */
export function FrontPage({ heading, paragraphs, articles: [first, ...others] }: FrontPageProps) {
  return (
    <section className={styles.page} aria-labelledby="coverage">
      <header className={styles.masthead}>
        <h2 id="coverage">{heading}</h2>
        <Paragraphs texts={paragraphs} />
      </header>
      {first && <PressArticle article={first} lead />}
      {others.length > 0 && (
        <div className={styles.columns}>
          {others.map((article) => (
            <PressArticle key={article.link + article.title} article={article} />
          ))}
        </div>
      )}
    </section>
  );
}
