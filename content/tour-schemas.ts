/** `content/tours/`: the public tours and the private tour. */
import * as v from 'valibot';
import { field } from './field.ts';
import { place, places, routeMapSchema } from './route-map.ts';
import { factSchema, faqSchema, sourceSchema, testimonialSchema } from './shared-schemas.ts';
import {
  alt,
  day,
  focus,
  httpsUrl,
  imageRef,
  path,
  picture,
  positive,
  sample,
  summary,
  text,
  upTo,
  whole,
} from './values.ts';

export const stopSchema = v.strictObject({
  title: upTo(80),
  description: text,
  image: v.optional(imageRef),
  alt: v.optional(alt),
  focus,
  at: field("Where it is on the tour's map.", v.optional(place)),
  via: field(
    'Corners on the way there from the stop before, so that the dotted line follows the streets.',
    v.optional(places),
  ),
  placeSource: field('Address and published coordinates that `at` was checked against.', v.optional(text)),
  links: field(
    'Pages of this site that belong to the stop, e.g. the petition.',
    v.optional(v.array(v.strictObject({ label: upTo(60), href: path })), []),
  ),
  sources: field('Where its story comes from.', v.optional(v.array(sourceSchema))),
});
/** What the private tour and the public walks have in common. */
const tourEntries = {
  id: field('Number of the tour, unique.', positive),
  title: upTo(60),
  description: field('Text of its card and of its structured data.', summary),
  ...picture.entries,
  bookingUrl: field(
    "Booking provider's page for this tour; empty text means the standard address made from the item.",
    v.optional(v.union([v.literal(''), httpsUrl]), ''),
  ),
  featured: v.boolean(),
  itemId: field('Item number at the booking provider.', positive),
  flowId: field(
    'Booking flow, only where it differs from the default flow in `site.yaml`.',
    v.optional(positive),
  ),
  teaser: field('One sentence that makes one want to click.', upTo(200)),
  badge: field("Word on the card's badge, e.g. Most Popular.", v.optional(upTo(24)), 'Most Popular'),
  priceCents: field('Price per person in whole cents.', positive, 4500),
  durationMinutes: field('About how long, in minutes.', positive, 120),
  scheduleText: field(
    'When it runs, as the page says it, e.g. `Weekends, 10:00 AM`.',
    text,
    'Weekends, 10:00 AM',
  ),
  facts: v.array(factSchema),
  testimonials: v.array(testimonialSchema),
};
/** `content/tours/private-tours.yaml`: its page takes its other words from `content/pages/private-tours.yaml`. */
export const privateTourSchema = v.strictObject(tourEntries);
/** `content/tours/{slug}.yaml`, one file per public walk. */
export const tourSchema = v.strictObject({
  ...tourEntries,
  distance: text,
  groupMax: positive,
  metaTitle: field(
    'Title in search results: what people type, e.g. `Brooklyn Heights Cat Walking Tour`; else `title`.',
    v.optional(upTo(60)),
  ),
  metaDescription: field(
    'Text in search results: price, day and meeting point; else `description`.',
    v.optional(summary),
  ),
  neighborhood: field(
    'Its neighborhood, where a line needs the short name; else `title`.',
    v.optional(upTo(40)),
  ),
  steps: field('Steps and surfaces in a few words, for the comparison of the walks.', v.optional(upTo(60))),
  schedule: field(
    'The schedule for machines: days of the week (0 = Sunday) and New York time.',
    v.strictObject({
      weekdays: v.array(v.pipe(whole, v.minValue(0), v.maxValue(6))),
      time: v.pipe(
        v.string(),
        v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00'),
        v.examples(['14:00']),
      ),
      skipDates: field('Days on which the walk does not take place.', v.optional(v.array(day), [])),
    }),
  ),
  hero: v.strictObject({ kicker: upTo(80), title: upTo(80), lead: upTo(240) }),
  intro: field(
    'Opening paragraphs.',
    v.strictObject({
      heading: upTo(80),
      paragraphs: v.array(text),
      claims: v.optional(v.array(text), []),
    }),
  ),
  stickyCard: field(
    "The sticky 'Book Your Spot' card, where the tour has one.",
    v.optional(v.strictObject({ heading: upTo(60), sectionHeading: upTo(80), paragraphs: v.array(text) })),
  ),
  stops: v.array(stopSchema),
  map: field('The drawn map of the walk.', v.optional(routeMapSchema)),
  meetingPoint: v.strictObject({
    name: text,
    address: text,
    subway: text,
    mapUrl: httpsUrl,
    find: field('How to find the guide there.', v.optional(text)),
    endPoint: text,
    sample,
  }),
  faqs: v.array(faqSchema),
  note: field('A remark below the stops, e.g. that the cat cafe is not part of the tour.', v.optional(text)),
  closing: v.strictObject({ heading: upTo(80), text }),
});
