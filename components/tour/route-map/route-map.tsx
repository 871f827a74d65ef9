import type { RouteMap as Drawing } from '../../../content/route-map.ts';
import { landmarkShapes } from './landmarks.ts';
import { mapWidth, type Point, projection } from './projection.ts';
import styles from './route-map.module.css';

export interface RouteMapProps {
  map: Drawing;
  /** `href` is the address of a stop's text, unless it is the stop of that number on this page. `via`: corners on the way. */
  stops: readonly { title: string; at?: string | undefined; via?: string | undefined; href?: string }[];
}

/**
 * The map of a tour: land, water and streets to scale, the stops as numbers that link to the list. The
 * list next to it has the same content as text.
 */
export function RouteMap({ map, stops }: RouteMapProps) {
  const { height, point, path, beyond } = projection(map.northWest, map.southEast);
  const placed = stops.flatMap((stop, index) =>
    stop.at ? [{ ...stop, at: stop.at, number: index + 1 }] : [],
  );
  const shapes = (lines: readonly string[]) => lines.map((line) => `${path(line)}z`).join('');
  const water = map.water.map(beyond);
  const lines = (all: readonly { line: string }[]) => all.map(({ line }) => path(line)).join('');
  const words = map.landmarks.flatMap(({ at, name }) => (name ? [{ at: point(at), name }] : []));
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
        <path className={styles.street} d={lines(map.streets)} />
        <path className={styles.park} d={shapes(map.parks)} />
        <path className={styles.water} d={shapes(water)} />
        {/* The second plate, a little out of register. */}
        <path className={styles.plate} d={shapes([...water, ...map.parks])} transform="translate(3 2)" />
        <path className={styles.bridge} d={lines(map.bridges)} />
        <path className={styles.planks} d={lines(map.bridges)} />
        <path className={styles.ferry} d={map.ferries.map(beyond).map(path).join('')} />
        {map.landmarks.map(
          ({ kind, at }) =>
            kind !== 'words' && (
              <path
                key={at}
                className={styles.landmark}
                d={landmarkShapes[kind]}
                fillRule="evenodd"
                transform={move(point(at))}
              />
            ),
        )}
        <path className={styles.route} d={path(route(placed))} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g className={styles.words} aria-hidden="true">
          {map.streets.map(
            ({ line, name, nameAt }) =>
              name && (
                <text
                  key={name}
                  transform={along(line.split(' ').map(point), nameAt ? point(nameAt) : undefined)}
                >
                  {name}
                </text>
              ),
          )}
          {words.map(({ at: [x, y], name }) => (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          ))}
          <path className={styles.landmark} d="M380 12l7 22-7-5-7 5z" />
          <text x="380" y="48">
            N
          </text>
        </g>
        {placed.map(({ number, title, at, href }) => (
          <a
            key={number}
            id={`map-${number}`}
            href={href ?? `#stop-${number}`}
            aria-label={`Stop ${number}: ${title}`}
            className={styles.stop}
          >
            <circle r="13.5" transform={move(point(at))} />
            <text x={point(at)[0]} y={point(at)[1] + 5}>
              {number}
            </text>
          </a>
        ))}
      </svg>
      <figcaption>{map.caption}</figcaption>
    </figure>
  );
}

/** The dotted line: from stop to stop by the corners between them. */
const route = (stops: readonly { at: string; via?: string | undefined }[]): string =>
  stops.map(({ at, via }, index) => (via && index > 0 ? `${via} ${at}` : at)).join(' ');

const move = ([x, y]: Point) => `translate(${x} ${y})`;

/** Position of a street's name: in the middle of its longest segment, or at `at`; rotated along it, never upside down. */
function along(points: Point[], at: Point | undefined): string {
  let best = { rank: Number.NEGATIVE_INFINITY, x: 0, y: 0, angle: 0 };
  for (const [index, [x, y]] of points.entries()) {
    const next = points[index + 1];
    if (!next) break;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const middle: Point = [Math.round(x + dx / 2), Math.round(y + dy / 2)];
    const rank = at ? -Math.hypot(middle[0] - at[0], middle[1] - at[1]) : Math.hypot(dx, dy);
    const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
    const angle = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    const [placeX, placeY] = at ?? middle;
    if (rank > best.rank) best = { rank, x: placeX, y: placeY, angle };
  }
  return `translate(${best.x} ${best.y}) rotate(${best.angle})`;
}
