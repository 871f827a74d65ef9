import type { Content } from '../../../content/types.ts';
import styles from './media-quotes.module.css';

/** Press quotes, as clippings. */
export function MediaQuotes({ quotes }: { quotes: Content['press']['quotes'] }) {
  return (
    <ul className={styles.quotes}>
      {quotes.map(({ quote, source, publication, context }) => (
        <li key={quote}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <cite>{publication}</cite>, {source} <small>{context}</small>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
