/** `content/tours/`: the public tours and the private tour. */
import * as v from 'valibot';
import { field } from './field.ts';
import { differIn, oneOrMore, withoutRepeats } from './lists.ts';
import { place, places, routeMapSchema } from './route-map.ts';
import { factSchema, faqsSchema, sourceSchema, testimonialSchema } from './shared-schemas.ts';
import {
  alt,
  cents,
  countTo,
  day,
  focus,
  guests,
  httpsUrl,
  imageRef,
  path,
  picture,
  positive,
  sample,
  summary,
  summaryExample,
  text,
  time,
  upTo,
} from './values.ts';

const weekdayRule = 'must be a number from 0 (Sunday) to 6 (Saturday)';
const weekdayNumber = v.pipe(
  v.number(weekdayRule),
  v.integer(weekdayRule),
  v.minValue(0, weekdayRule),
  v.maxValue(6, weekdayRule),
);

/** A stop of a tour. */
export const stopSchema = v.strictObject({
  title: field('Title of the stop.', upTo(80), 'Hotel St. George: Minnie and the Tower Room'),
  description: field(
    'The story of this stop, in a paragraph.',
    text,
    'In 1904 a nearly blind cat raised the alarm at Borough Hall.',
  ),
  image: field(
    'A picture in content/images/: its file name without the extension.',
    v.optional(imageRef),
    'walk-02',
  ),
  alt: field(
    'A description of the picture for people who cannot see it.',
    v.optional(alt),
    'A ginger cat stretches on the steps of a brownstone',
  ),
  focus,
  at: field("Where it is on the tour's map.", v.optional(place)),
  via: field(
    'Corners on the way there from the stop before, so that the dotted line follows the streets.',
    v.optional(places),
  ),
  placeSource: field(
    'Address and published coordinates that `at` was checked against.',
    v.optional(text),
    '209 Joralemon Street; Wikipedia, 40.6928,-73.9903',
  ),
  links: field(
    'Pages of this site that belong to the stop, e.g. the petition.',
    v.optional(
      v.array(
        v.strictObject({
          label: field('Text of the link.', upTo(60), 'Sign the petition'),
          href: field('The page that it links to.', path, '/petition-jerry-fox'),
        }),
      ),
      [],
    ),
  ),
  sources: field('Where its story comes from.', v.optional(v.array(sourceSchema))),
});
/** Fields of the private tour and the public tours. */
const tourEntries = {
  id: field('Number of the tour, unique.', positive, 1),
  title: field('Name of the tour.', upTo(60), 'Brooklyn Heights Cat Tour'),
  description: field('Text of its card and of its structured data.', summary, summaryExample),
  ...picture.entries,
  bookingUrl: field(
    "The booking provider's page for this tour; if empty, the standard address of the item is used.",
    v.optional(v.union([v.literal(''), httpsUrl]), ''),
    'https://example.com/book',
  ),
  featured: field('Whether the tour comes first in lists.', v.boolean(), true),
  itemId: field('Item number at the booking provider.', positive, 562630),
  flowId: field(
    'Booking flow, only where it differs from the default flow in `site.yaml`.',
    v.optional(positive),
    1219724,
  ),
  teaser: field(
    'One sentence that makes one want to click.',
    upTo(200),
    'In 1904 a nearly blind cat raised the alarm.',
  ),
  badge: field("Word on the card's badge, e.g. Most Popular.", v.optional(upTo(24)), 'Most Popular'),
  priceCents: field('Price per person in whole cents.', cents, 4500),
  durationMinutes: field('Approximate duration in minutes.', countTo(1440), 120),
  scheduleText: field(
    'When it runs, as shown on the page, e.g. `Weekends, 10:00 AM`.',
    text,
    'Weekends, 10:00 AM',
  ),
  facts: field('Practical facts, in the order of the page.', oneOrMore(factSchema)),
  testimonials: field('What guests said about this tour.', v.array(testimonialSchema)),
};
/** `content/tours/private-tours.yaml`: the other texts of its page are in `content/pages/private-tours.yaml`. */
export const privateTourSchema = v.strictObject(tourEntries);
/** `content/tours/{slug}.yaml`, one file per public tour. */
export const tourSchema = v.strictObject({
  ...tourEntries,
  distance: field('The distance.', text, 'About 1 to 1.5 miles'),
  groupMax: field('Maximum number of guests in a group.', guests, 12),
  metaTitle: field(
    'Title in search results: what people type, e.g. `Brooklyn Heights Cat Walking Tour`; else `title`.',
    v.optional(upTo(60)),
    'Brooklyn Heights Cat Walking Tour',
  ),
  metaDescription: field(
    'Text in search results: price, day and meeting point. Default: `description`.',
    v.optional(summary),
    summaryExample,
  ),
  neighborhood: field(
    'Short name of the neighborhood; the default is `title`.',
    v.optional(upTo(40)),
    'Brooklyn Heights',
  ),
  steps: field(
    'Steps and surfaces in a few words, for the comparison of the tours.',
    v.optional(upTo(60)),
    'No steps; roots lift some sidewalks',
  ),
  schedule: field(
    'The schedule in structured form: days of the week (0 = Sunday) and New York time.',
    v.strictObject({
      weekdays: field(
        'Days of the week: 0 is Sunday, 6 is Saturday.',
        withoutRepeats(oneOrMore(weekdayNumber)),
        [6, 0],
      ),
      time: field('Start time in New York, in 24-hour format.', time, '14:00'),
      skipDates: field('Days on which the walk does not take place.', v.optional(v.array(day), [])),
    }),
  ),
  hero: field(
    'The top of the page.',
    v.strictObject({
      kicker: field(
        'The small line above the title.',
        upTo(80),
        'Nine stops, from the bridge to Borough Hall',
      ),
      title: field('The large title.', upTo(80), 'Brooklyn Heights Cat Tour'),
      lead: field('A sentence or two below the title.', upTo(240), 'Two hours, nine stops, all true.'),
    }),
  ),
  intro: field(
    'Opening paragraphs.',
    v.strictObject({
      heading: field('Heading of the section.', upTo(80), 'The quiet streets had a loud night shift'),
      paragraphs: field('Paragraphs, one item each.', oneOrMore(text), ['The first paragraph.']),
      claims: field('Short claims below the paragraphs.', v.optional(v.array(text), []), [
        '98% 5-star reviews',
      ]),
    }),
  ),
  stickyCard: field(
    "The sticky 'Book Your Spot' card, where the tour has one.",
    v.optional(
      v.strictObject({
        heading: field('Title of the card.', upTo(60), 'Book Your Spot'),
        sectionHeading: field('Heading of the text next to the card.', upTo(80), 'Explore the Neighborhood'),
        paragraphs: field('The text next to the card, one item per paragraph.', oneOrMore(text), [
          'The first paragraph.',
        ]),
      }),
    ),
  ),
  stops: field('The stops, in the order of the walk.', differIn('title', oneOrMore(stopSchema))),
  map: field('The map of the walk.', v.optional(routeMapSchema)),
  meetingPoint: field(
    'Where the tour starts and ends.',
    v.strictObject({
      name: field('Name of the place.', text, 'Walt Whitman Park'),
      address: field('Its address.', text, 'Cadman Plaza East, Brooklyn'),
      subway: field('The nearest stations and their lines.', text, 'High Street (A, C)'),
      mapUrl: field('Link to the place on an online map.', httpsUrl, 'https://example.com/map'),
      find: field('How to find the guide there.', v.optional(text), 'Look for the orange umbrella.'),
      endPoint: field('Where the tour ends.', text, 'Borough Hall'),
      sample,
    }),
  ),
  faqs: field('Questions and answers at the end of the page.', faqsSchema),
  note: field(
    'A note below the stops, e.g. that the cat cafe is not part of the tour.',
    v.optional(text),
    'The cafe is not part of the tour.',
  ),
  closing: field(
    'The last section of the page, above the button.',
    v.strictObject({
      heading: field('Heading of the section.', upTo(80), 'Come and walk with us'),
      text: field('A sentence or two.', text, 'Small groups, true stories.'),
    }),
  ),
});
