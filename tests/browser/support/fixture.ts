/** What the sites of the browser tests are built of, by name: tests read from here what a page must show. */
import { gallerySchema, siteSchema, tourSchema } from '../../../content/schema.ts';
import { publicTourSlugs } from '../../../content/types.ts';
import { posts, words } from './words.ts';

export const site = words('site.yaml', siteSchema);
/** The public walks, in the site's order. */
export const walks = publicTourSlugs.map((slug) => {
  const tour = words(`tours/${slug}.yaml`, tourSchema);
  /** Booking flow and item as the provider's addresses have them. */
  const booking = { item: String(tour.itemId), flow: String(tour.flowId ?? site.booking.flowId) };
  return { slug, tour, ...booking };
});
const [first] = walks;
if (!first) throw new Error('The fixture has no walks.');
/** The first public walk. */
export const walk = first;
export const stories = posts();
/** The story with pictures, lists, sources and an alias. */
export const story = stories.find(({ aliases }) => aliases.includes('1')) ?? fail();
/** How many pictures each set of the gallery has. */
const { tour, fans } = words('gallery.yaml', gallerySchema);
export const prints = { walks: tour.length, fans: fans.length };

function fail(): never {
  throw new Error('No story of the fixture has the alias "1".');
}
