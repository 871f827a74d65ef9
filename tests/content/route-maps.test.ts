/** The maps of tours: each stop has verified coordinates, and the dotted line follows streets. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { routeMapSchema } from '../../content/route-map.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';

type Place = [latitude: number, longitude: number];
interface TourFile {
  stops: { title: string; at: string; via?: string; placeSource?: string }[];
  map: unknown;
}
const slugs = ['brooklyn-heights', 'financial-district', 'lower-east-side'];
const read = (slug: string): TourFile =>
  parse(readFileSync(inRoot('content', 'tours', `${slug}.yaml`), 'utf8'));
const places = (line: string): Place[] =>
  line
    .trim()
    .split(/\s+/)
    .map((place) => {
      const [latitude = 0, longitude = 0] = place.split(',').map(Number);
      return [latitude, longitude];
    });

/** Distance from a point to a segment of a street, in meters. */
function metersTo([latitude, longitude]: Place, [from, to]: [Place, Place]): number {
  const [metersPerDegree, narrow] = [111_200, Math.cos((latitude * Math.PI) / 180)];
  const flat = ([north, east]: Place): Place => [
    (east - longitude) * metersPerDegree * narrow,
    (north - latitude) * metersPerDegree,
  ];
  const [[x, y], [toX, toY]] = [flat(from), flat(to)];
  const [dx, dy] = [toX - x, toY - y];
  const share = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x + share * dx, y + share * dy);
}
const partsOf = (line: Place[]): [Place, Place][] =>
  line.slice(1).map((to, index): [Place, Place] => [line[index] ?? to, to]);

/** Points of the route at intervals of about ten meters. */
const along = (line: Place[]): Place[] =>
  partsOf(line).flatMap(([[north, east], [toNorth, toEast]]) => {
    const steps = Math.max(1, Math.round(Math.hypot(toNorth - north, toEast - east) / 0.0001));
    return Array.from(
      { length: steps + 1 },
      (_, step): Place => [
        north + ((toNorth - north) * step) / steps,
        east + ((toEast - east) * step) / steps,
      ],
    );
  });

/** Whether a point is in a polygon: an odd number of its sides is east of the point. */
const isIn = ([north, east]: Place, shape: Place[]): boolean =>
  partsOf([...shape, ...shape.slice(0, 1)]).filter(
    ([[a, b], [c, d]]) => a > north !== c > north && east < b + ((d - b) * (north - a)) / (c - a),
  ).length %
    2 ===
  1;

test.each(slugs)('each stop in %s has the address and coordinates that it was checked against', (slug) => {
  for (const { title, placeSource } of read(slug).stops)
    expect(placeSource, title).toMatch(/\d{2}[.°]\d+.*7[34][.°]\d+/);
});

test.each(slugs)('the dotted line in %s follows streets and crosses parks, but no block', (slug) => {
  const { stops, map } = read(slug);
  const drawing = v.parse(routeMapSchema, map);
  const streets = drawing.streets.flatMap(({ line }) => partsOf(places(line)));
  const parks = drawing.parks.map(places);
  const walked = stops.flatMap(({ at, via }) => places(via ? `${via} ${at}` : at));
  const astray = along(walked).filter(
    (place) =>
      !parks.some((park) => isIn(place, park)) &&
      Math.min(...streets.map((part) => metersTo(place, part))) > 25,
  );
  expect(astray.map((place) => place.map((degrees) => degrees.toFixed(4)).join())).toEqual([]);
});
