/**
 * The drawing of a route map below its stops, as an SVG file that pages show by `<use>`. It inherits typeface and colors from
 * the page; in the page itself it would be a tenth of a tour's HTML.
 */
import { mapWidth, type Point, projection } from '../../../components/tour/route-map/projection.ts';
import type { RouteMap } from '../../../content/route-map.ts';
import type { PublishedMap } from '../../../content/types.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { escapeHtml } from '../../core/text/html-text.ts';
import { landmarkShapes } from './map-symbols.ts';

interface RouteStop {
  at?: string | undefined;
  /** Corners on the way from the stop before. */
  via?: string | undefined;
}

/** Path of a drawing from the site's root: its name is that of its tour or post. */
export const mapAddress = (name: string, drawing: string): string =>
  `/assets/maps/${name}.${hashOf(drawing).slice(0, 6)}.svg`;

/** Draws a map. @param maps receives the drawing by its path */
export function publishMap(
  maps: Map<string, string>,
  name: string,
  map: RouteMap,
  stops: readonly RouteStop[],
): PublishedMap {
  const drawing = drawMap(map, stops);
  const src = mapAddress(name, drawing);
  maps.set(src, drawing);
  const { northWest, southEast, caption } = map;
  return { northWest, southEast, caption, src };
}

/** Land, water and streets to scale, with the dotted line of the route; custom properties are those of `route-map.module.css`. */
export function drawMap(map: RouteMap, stops: readonly RouteStop[]): string {
  const { height, point, path, beyond } = projection(map.northWest, map.southEast);
  const shapes = (lines: readonly string[]) => lines.map((line) => `${path(line)}z`).join('');
  const lines = (all: readonly { line: string }[]) => all.map(({ line }) => path(line)).join('');
  const water = map.water.map(beyond);
  const landmark = (d: string, at = '') =>
    `<path fill="var(--ink)" stroke="var(--paper)" stroke-width="3" stroke-linejoin="miter" paint-order="stroke" fill-rule="evenodd" d="${d}"${at}/>`;
  const streetNames = map.streets.map(({ line, name, nameAt }) =>
    name ? words(name, along(line.split(' ').map(point), nameAt ? point(nameAt) : undefined)) : '',
  );
  const names = map.landmarks.map(({ at, name }) => (name ? words(name, move(point(at))) : ''));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${height}"><g id="map" fill="none" stroke-linejoin="round">`,
    `<path stroke="var(--street)" stroke-width="6" d="${lines(map.streets)}"/>`,
    `<path fill="var(--park)" opacity=".45" d="${shapes(map.parks)}"/>`,
    `<path fill="var(--water)" d="${shapes(water)}"/>`,
    // The second plate, a little out of register.
    `<path stroke="var(--ink)" stroke-width="1.5" transform="translate(3 2)" d="${shapes([...water, ...map.parks])}"/>`,
    `<path stroke="var(--ink)" stroke-width="12" d="${lines(map.bridges)}"/>`,
    `<path stroke="var(--plank)" stroke-width="7" stroke-dasharray="5 2" d="${lines(map.bridges)}"/>`,
    `<path stroke="var(--paper)" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round" d="${map.ferries.map(beyond).map(path).join('')}"/>`,
    ...map.landmarks.map(({ kind, at }) =>
      kind === 'words' ? '' : landmark(landmarkShapes[kind], ` transform="${move(point(at))}"`),
    ),
    `<path stroke="var(--route)" stroke-width="5" stroke-dasharray="0 9" stroke-linecap="round" d="${path(route(stops))}"/>`,
    '<g fill="var(--ink)" stroke="var(--paper)" stroke-width="5" paint-order="stroke">',
    ...streetNames,
    ...names,
    landmark('M380 12l7 22-7-5-7 5z'),
    words('N', move([380, 48])),
    '</g></g></svg>',
  ].join('');
}

const words = (text: string, transform: string): string =>
  `<text transform="${transform}">${escapeHtml(text)}</text>`;

/** The dotted line: from stop to stop by the corners between them. */
function route(stops: readonly RouteStop[]): string {
  const placed = stops.filter(({ at }) => at);
  return placed.map(({ at, via }, index) => (via && index > 0 ? `${via} ${at}` : at)).join(' ');
}

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
