import type { Content } from '../../../content/types.ts';
import { formatCents } from '../../base/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './book-promo.module.css';

/** The signed book, ordered by e-mail. */
export function BookPromo({ content: { pages, site } }: { content: Content }) {
  const { heading, text } = pages.home.book;
  const { book, email } = site;
  const subject = encodeURIComponent(`Signed book: ${book.title}`);
  return (
    <section className={styles.promo} aria-labelledby="book">
      <div className={styles.cover}>
        <Picture image={book.image} sizes="(min-width: 768px) 22rem, 70vw" />
      </div>
      <div className={styles.text}>
        <h2 id="book">{heading}</h2>
        <p>{text}</p>
        <h3>{book.title}</h3>
        <p>{book.text}</p>
        {book.priceCents !== undefined && <p className={styles.price}>{formatCents(book.priceCents)}</p>}
        <p>
          <Button href={`mailto:${email}?subject=${subject}`} variant="secondary">
            Order a Signed Copy
          </Button>
        </p>
      </div>
    </section>
  );
}
