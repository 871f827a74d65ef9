import type { Tour } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SourceNote } from '../../ui/source-list/source-list.tsx';
import styles from './stop-list.module.css';

interface StopListProps {
  stops: Tour['stops'];
  map: Tour['map'];
}

/**
 * The tour's stops in walking order (spec section 2, 'What You'll Discover'). Each number leads to the same number on the
 * map; where the map does not stay in view, a row of numbers does.
 */
export function StopList({ stops, map }: StopListProps) {
  return (
    <div className={styles.walk}>
      {map && (
        <nav className={styles.jump} aria-label="Stops">
          {stops.map(({ title }, index) => (
            <a key={title} href={`#stop-${index + 1}`}>
              {index + 1}
            </a>
          ))}
        </nav>
      )}
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <li key={stop.title} id={`stop-${index + 1}`} className={styles.stop}>
            {stop.image && (
              <div className={styles.picture}>
                <Picture
                  image={stop.image}
                  sizes="(min-width: 1280px) 22rem, (min-width: 1024px) 18rem, (min-width: 640px) 38vw, 80vw"
                  small
                  fallback="tour"
                  aspect="wide"
                />
              </div>
            )}
            <div className={styles.text}>
              {stop.at && map ? (
                <a
                  className={styles.number}
                  href={`#map-${index + 1}`}
                  aria-label={`Stop ${index + 1} on the map`}
                >
                  {index + 1}
                </a>
              ) : (
                <span className={styles.number}>{index + 1}</span>
              )}
              <h3>{stop.title}</h3>
              <p>{stop.description}</p>
              {stop.links.length > 0 && (
                <p className={styles.links}>
                  {stop.links.map(({ label, href: address }) => (
                    <a key={address} href={href(address)}>
                      {label}
                    </a>
                  ))}
                </p>
              )}
              <SourceNote sources={stop.sources ?? []} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
