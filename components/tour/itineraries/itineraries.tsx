import type { Content } from '../../../content/types.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './itineraries.module.css';

type Itineraries = NonNullable<Content['pages']['private-tours']['itineraries']>;

/** Sample itineraries for groups; each links to the contact form with a prefilled subject. */
export function Itineraries({ items }: { items: Itineraries['items'] }) {
  return (
    <ul className={styles.itineraries}>
      {items.map(({ id, title, neighborhood, text, stops }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p className={styles.where}>{neighborhood}</p>
          <p>{text}</p>
          <ol>
            {stops.map((stop) => (
              <li key={stop}>{stop}</li>
            ))}
          </ol>
          <p className={styles.ask}>
            <Button href={`/contact?about=${id}`} variant="outline">
              Ask About This Walk<span className="visuallyHidden">: {title}</span>
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
