import type { Tour } from '../../../content/types.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './stop-list.module.css';

interface StopListProps {
  stops: Tour['stops'];
  /** In two columns, where nothing stands beside the list. */
  wide?: boolean;
}

/** The tour's stops in walking order, each with its number on the route (spec section 2, 'What You'll Discover'). */
export function StopList({ stops, wide = false }: StopListProps) {
  return (
    <ol className={wide ? styles.wide : styles.stops}>
      {stops.map((stop) => (
        <li key={stop.title} className={styles.stop}>
          {stop.image && (
            <div className={styles.picture}>
              <Picture
                image={stop.image}
                sizes="(min-width: 1024px) 26rem, (min-width: 640px) 45vw, 100vw"
                fallback="tour"
                aspect="wide"
              />
            </div>
          )}
          <div className={styles.text}>
            <h3>{stop.title}</h3>
            <p>{stop.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
