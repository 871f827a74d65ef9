import type { PublishedMap } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { mapWidth, projection } from './projection.ts';
import styles from './route-map.module.css';

export interface RouteMapProps {
  map: PublishedMap;
  /** `href` is the address of a stop's text, unless it is the stop of that number on this page. */
  stops: readonly { title: string; at?: string | undefined; href?: string }[];
}

/**
 * The map of a tour: a drawing in a file of its own, and the stops as numbers that link to the list. The list next to it has
 * the same content as text.
 */
export function RouteMap({ map, stops }: RouteMapProps) {
  const { height, point } = projection(map.northWest, map.southEast);
  const placed = stops.flatMap((stop, index) =>
    stop.at ? [{ ...stop, at: point(stop.at), number: index + 1 }] : [],
  );
  return (
    <figure className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn; the stops inside are links */}
      <svg
        viewBox={`0 0 ${mapWidth} ${height}`}
        width={3 * mapWidth}
        height={3 * height}
        role="group"
        aria-label="Map of the stops"
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it refers to a drawing, in which nothing takes the focus */}
        <use className={styles.drawing} href={`${href(map.src)}#map`} aria-hidden="true" />
        {placed.map(({ number, title, at: [x, y], href: address }) => (
          <a
            key={number}
            id={`map-${number}`}
            href={address ?? `#stop-${number}`}
            aria-label={`Stop ${number}: ${title}`}
            className={styles.stop}
            // React's types know only the attributes of links in HTML.
            {...{ transform: `translate(${x} ${y})` }}
          >
            <circle r="13.5" />
            <text y="5">{number}</text>
          </a>
        ))}
      </svg>
      <figcaption>{map.caption}</figcaption>
    </figure>
  );
}
