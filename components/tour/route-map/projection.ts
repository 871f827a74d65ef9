/** Projects coordinates to map units: equirectangular, north up, accurate within one neighborhood. */

/** Width of every map in its own units. */
export const mapWidth = 400;
/** A position in map units. */
export type Point = readonly [x: number, y: number];
/** Converts places to map units. */
export interface Projection {
  height: number;
  /** @param place `40.6927,-73.9907` */
  point: (place: string) => Point;
  /** Compact path data through a list of places: `M12 30l-4 8`. */
  path: (places: string) => string;
  /** `places` whose corners on the west or east edge lie as far outside, for a frame that is wider than the map. */
  beyond: (places: string) => string;
}

/** @param northWest upper left corner of the map; @param southEast lower right corner, e.g. `40.6927,-73.9907` */
export function projection(northWest: string, southEast: string): Projection {
  const [north, west] = degrees(northWest);
  const [south, east] = degrees(southEast);
  // Ratio of a degree of longitude to a degree of latitude.
  const narrow = Math.cos(((north + south) / 2) * (Math.PI / 180));
  const scale = mapWidth / ((east - west) * narrow);
  const point = (place: string): Point => {
    const [latitude, longitude] = degrees(place);
    return [Math.round((longitude - west) * narrow * scale), Math.round((north - latitude) * scale)];
  };
  const path = (places: string) => {
    let last: Point = [0, 0];
    return places
      .trim()
      .split(/\s+/)
      .map((place, index) => {
        const [x, y] = point(place);
        const step = `${index === 0 ? 'M' : 'l'}${x - last[0]} ${y - last[1]}`;
        last = [x, y];
        return step.replace(' -', '-');
      })
      .join('');
  };
  const beyond = (places: string) =>
    places.replace(/(\S+),(\S+)/g, (place, latitude: string, longitude: string) =>
      Number(longitude) === west
        ? `${latitude},${2 * west - east}`
        : Number(longitude) === east
          ? `${latitude},${2 * east - west}`
          : place,
    );
  return { height: Math.round((north - south) * scale), point, path, beyond };
}

function degrees(place: string): [latitude: number, longitude: number] {
  const [latitude = Number.NaN, longitude = Number.NaN] = place.split(',').map(Number);
  return [latitude, longitude];
}
