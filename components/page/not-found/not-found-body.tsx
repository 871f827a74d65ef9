import type { Content } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './not-found-body.module.css';

interface NotFoundBodyProps {
  texts: Content['pages']['not-found'];
  suggestions: Content['notFound'];
  redirects: Content['redirects'];
}

/**
 * The not-found page, designed as a notice for a lost cat. The suggestion is empty until the page's script has checked the
 * address: keywords are in `data-suggestions`, old addresses with a wildcard in `data-moved`.
 */
export function NotFoundBody({ texts, suggestions, redirects }: NotFoundBodyProps) {
  // The other old addresses have redirect pages.
  const wildcards = redirects.flatMap(({ to, from }) =>
    from.filter((path) => path.endsWith('*')).map((path) => [path, to]),
  );
  return (
    <section
      className={styles.page}
      data-suggestions={JSON.stringify(suggestions)}
      data-moved={JSON.stringify(Object.fromEntries(wildcards))}
    >
      <div className={styles.poster}>
        <p className={styles.kicker}>{texts.hero.kicker}</p>
        <h1 className={styles.title}>{texts.hero.title}</h1>
        <div className={styles.picture}>
          <Picture image={texts.hero.image} sizes="(min-width: 768px) 36rem, 92vw" priority aspect="wide" />
        </div>
        <p>{texts.text}</p>
        <p className={styles.suggestion} data-suggestion="" hidden>
          Were you looking for <a href={href('/')}>this page</a>?
        </p>
        <nav className={styles.ways} aria-label="Ways back">
          <Button href="/" variant="ghost">
            Home
          </Button>
          <Button href="/tours" variant="ghost">
            Our Tours
          </Button>
          <Button href="/blog" variant="ghost">
            Blog
          </Button>
        </nav>
        <p>
          <Button href="/" variant="accent" size="lg">
            Return to Home
          </Button>
        </p>
      </div>
    </section>
  );
}
