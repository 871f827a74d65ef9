/** Data of a tour's drawn map. Places are latitude and longitude, as in web maps. */
import * as v from 'valibot';
import { field } from './field.ts';
import { upTo } from './values.ts';

const degrees = String.raw`-?\d{1,2}\.\d{2,6},-?\d{1,3}\.\d{2,6}`;
/** Latitudes are at most 90 degrees, longitudes at most 180; a mix-up of the two is often outside. */
const onEarth = v.check<string, string>(
  (value) =>
    value.split(' ').every((one) => {
      const [latitude = 0, longitude = 0] = one.split(',').map(Number);
      return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    }),
  'must be on earth: latitude from -90 to 90, then longitude from -180 to 180',
);
/** One place, e.g. `40.6927,-73.9907`. */
export const place = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${degrees}$`), 'must be latitude,longitude such as 40.6927,-73.9907'),
  onEarth,
  v.description('Latitude and longitude.'),
  v.examples(['40.6927,-73.9907']),
);
/** One or more places, separated by spaces. */
export const places = v.pipe(
  v.string(),
  v.trim(),
  v.regex(new RegExp(`^${degrees}( ${degrees})*$`), 'must be places such as 40.69,-73.99 40.70,-73.98'),
  onEarth,
  v.description('Places with a space between them: latitude,longitude each.'),
  v.examples(['40.6927,-73.9907 40.6935,-73.9920']),
);
/** At least two places. */
const line = v.pipe(places, v.regex(/ /, 'must be two places or more, such as 40.69,-73.99 40.70,-73.98'));
const name = field('Its name on the drawing.', v.optional(upTo(24)), 'Henry Street');

/** The drawing of a map. */
export const routeMapSchema = v.strictObject({
  northWest: field('Upper left corner of the drawing.', place),
  southEast: field('Lower right corner of the drawing.', place),
  caption: field(
    "Below the drawing, like a museum's label.",
    upTo(160),
    'From the bridge to Borough Hall, in nine stops',
  ),
  water: field('Rivers and the harbor: closed shapes.', v.optional(v.array(line), [])),
  parks: field('Parks: closed shapes.', v.optional(v.array(line), [])),
  streets: field(
    'The name is in the middle of the longest part, or at `nameAt` if that place is occupied.',
    v.array(v.strictObject({ line, name, nameAt: v.optional(place) })),
  ),
  bridges: field('Bridges, drawn with cables.', v.optional(v.array(v.strictObject({ line, name })), [])),
  ferries: field('Ways of ferries.', v.optional(v.array(line), [])),
  landmarks: field(
    'Buildings and other signs on the map.',
    v.array(
      v.strictObject({
        kind: field(
          'What is drawn; `words` is its name only.',
          v.picklist(['tower', 'church', 'hall', 'house', 'office', 'ferry', 'words']),
        ),
        at: place,
        name,
      }),
    ),
  ),
});

export type RouteMap = v.InferOutput<typeof routeMapSchema>;
