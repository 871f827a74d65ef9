import type { Tour } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SourceNote } from '../../ui/source-list/source-list.tsx';
import { RouteMap } from '../route-map/route-map.tsx';
import styles from './stop-list.module.css';

interface StopListProps {
  stops: Tour['stops'];
  map: Tour['map'];
}

/** The tour's stops in walking order, beside the map on which their numbers stand (spec section 2, 'What You'll Discover'). */
export function StopList({ stops, map }: StopListProps) {
  return (
    <div className={styles.walk}>
      {map && <RouteMap map={map} stops={stops} />}
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <li key={stop.title} id={`stop-${index + 1}`} className={styles.stop}>
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
