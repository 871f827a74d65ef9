/** Content of the fixture that the sites of the browser tests are built from. */
import { gallerySchema, siteSchema, tourSchema } from '../../../content/schema.ts';
import { publicTourSlugs } from '../../../content/types.ts';
import { posts, words } from './words.ts';

export const site = words('site.yaml', siteSchema);
/** In the order of the site, with booking flow and item as in the provider's addresses. */
export const publicTours = publicTourSlugs.map((slug) => {
  const tour = words(`tours/${slug}.yaml`, tourSchema);
  return { ...tour, slug, item: String(tour.itemId), flow: String(tour.flowId ?? site.booking.flowId) };
});
const [tour] = publicTours;
if (!tour) throw new Error('The fixture has no public tours.');
export const firstTour = tour;
export const allPosts = posts();
/** The post with pictures, lists, sources and an alias. */
export const fullPost = allPosts.find(({ aliases }) => aliases.includes('1')) ?? fail();
const gallery = words('gallery.yaml', gallerySchema);
/** Number of pictures in each set of the gallery. */
export const galleryCounts = { tours: gallery.tour.length, fans: gallery.fans.length };

function fail(): never {
  throw new Error('No post of the fixture has the alias "1".');
}
