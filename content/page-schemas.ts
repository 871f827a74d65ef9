import * as v from 'valibot';
import { field } from './field.ts';
import { homeSchema } from './home-schema.ts';
import { differIn, oneOrMore } from './lists.ts';
import {
  closing,
  cta,
  heading,
  headingAndText,
  heroSchema,
  lead,
  pageBase,
  points,
  privacy,
  section,
  sectionText,
} from './page-parts.ts';
import { pressKitSchema } from './press-schemas.ts';
import { confirmed, faqSchema, faqsSchema, featureCardSchema, testimonialSchema } from './shared-schemas.ts';
import { day, path, sample, slug, text, upTo } from './values.ts';

/** `content/pages/{name}.yaml`: the texts of each page. */
export const pageSchemas = {
  home: homeSchema,
  about: v.strictObject({
    ...pageBase,
    story: field('The story of the page.', section),
    team: field(
      'The section about the team.',
      v.strictObject({
        heading,
        lead,
      }),
    ),
    mission: field("The company's mission.", v.strictObject({ ...section.entries, link: v.optional(cta) })),
    features: field('The cards, in this order.', oneOrMore(featureCardSchema)),
    closing,
  }),
  tours: v.strictObject({
    ...pageBase,
    trust: field('Short reasons to trust the company, one item each.', v.array(text), ['98% 5-star reviews']),
    choose: field('Which walk to take first.', v.optional(text), 'First time here? Take Brooklyn Heights.'),
    expectations: field(
      'What to expect on a tour.',
      v.strictObject({
        heading,
        items: points,
      }),
    ),
    faqs: field('Questions and answers, in this order.', faqsSchema),
    closing,
  }),
  'private-tours': v.strictObject({
    ...pageBase,
    intro: field('The opening paragraphs.', section),
    includes: field(
      'What a private tour includes.',
      v.strictObject({
        heading,
        items: points,
      }),
    ),
    calculator: field('The section with the price calculator.', headingAndText),
    itineraries: field(
      'Tours that a group can ask for. `id` is used in addresses, e.g. `/contact?about=police-cats`.',
      v.optional(
        v.strictObject({
          heading,
          text: sectionText,
          items: field(
            'The walks, in this order.',
            differIn(
              'id',
              oneOrMore(
                v.strictObject({
                  id: slug,
                  title: field('Its name.', upTo(60), 'Police cats of New York'),
                  neighborhood: field('Where it takes place.', text, 'Lower East Side'),
                  text: sectionText,
                  stops: field('Its stops, one item each.', oneOrMore(text), ['City Hall']),
                  subject: field(
                    'First line of the message in the contact form.',
                    upTo(100),
                    'A private tour about police cats',
                  ),
                  sample,
                }),
              ),
            ),
          ),
        }),
      ),
    ),
    subject: field(
      'The same for a message about a private tour in general, `/contact?about=private-tour`.',
      v.optional(upTo(100)),
      'A private tour',
    ),
    faqs: field('Questions and answers, in this order.', faqsSchema),
    closing,
  }),
  gallery: v.strictObject({
    ...pageBase,
    video: field(
      '`uploadDate`: the date on which the video was published.',
      v.strictObject({ ...section.entries, uploadDate: day, sample }),
    ),
    tourPhotos: field('The text above the pictures of walks.', text, 'Taken on our walks.'),
    fanPhotos: field('The text above the pictures of guests.', v.optional(text), 'Send us yours.'),
    closing,
  }),
  blog: v.strictObject({
    ...pageBase,
    lead,
  }),
  contact: v.strictObject({
    ...pageBase,
    form: field(
      'The section with the form.',
      v.strictObject({
        heading,
        text: sectionText,
        privacy,
      }),
    ),
    quote: field('What a guest said.', testimonialSchema),
    faqs: field('Questions and answers, in this order.', differIn('question', oneOrMore(faqSchema))),
  }),
  'petition-jerry-fox': v.strictObject({
    ...pageBase,
    story: field('The story of the page.', section),
    cards: field('The cards, in this order.', oneOrMore(featureCardSchema)),
    signing: field('The section with the link to sign.', section),
    addressee: confirmed('To whom the petition is addressed.'),
    share: field(
      'Heading above the links for sharing, and the text that is shared with the link.',
      v.optional(headingAndText),
    ),
  }),
  'press-kit': pressKitSchema,
  booking: v.strictObject({
    ...pageBase,
    calendar: field('The section with the calendar.', section),
    info: field(
      'The box with facts.',
      v.strictObject({
        heading,
        items: points,
      }),
    ),
    help: field('The section about getting help.', section),
  }),
  'in-the-news': v.strictObject({
    ...pageBase,
    lead: field('The first paragraph below the title.', section),
    closing: field('The last section of the page.', section),
  }),
  sitemap: v.strictObject({
    ...pageBase,
    pages: field(
      'The main pages, in this order.',
      oneOrMore(
        v.strictObject({
          path,
          label: field('Name of the page.', text, 'Our Tours'),
          description: field('What the page contains.', text, 'Three walks and a private tour.'),
        }),
      ),
    ),
  }),
  survey: v.strictObject({
    ...pageBase,
    intro: field('The opening paragraphs.', section),
    privacy,
  }),
  'not-found': v.strictObject({
    ...pageBase,
    hero: field('The top of the page.', v.omit(heroSchema, ['lead'])),
    text: sectionText,
  }),
  offline: field(
    'Shown without a connection. It has no picture: that would have to be fetched.',
    v.strictObject({
      title: pageBase.title,
      description: pageBase.description,
      kicker: field('The small line above the title.', text, 'Offline'),
      heading,
      text: sectionText,
      kept: field(
        'The pages that are available offline.',
        v.strictObject({
          heading,
          text: sectionText,
          pages: field('The line above the list of offline pages.', text, 'Pages you can read now'),
          stories: field('The line above the list of offline stories.', text, 'Stories you can read now'),
        }),
      ),
      contact: field('Followed by the e-mail address.', text, 'Write to us at'),
    }),
  ),
};
