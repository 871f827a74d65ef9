/** `content/pages/`: the texts of each page, with the groups of fields that pages share. */
import * as v from 'valibot';
import { withoutNames } from './constant-names.ts';
import { field } from './field.ts';
import {
  confirmed,
  faqSchema,
  featureCardSchema,
  sourceSchema,
  testimonialSchema,
} from './shared-schemas.ts';
import {
  alt,
  day,
  focus,
  imageRef,
  link,
  path,
  picture,
  positive,
  sample,
  slug,
  summary,
  text,
  upTo,
} from './values.ts';

const countWords = (value: string): number => withoutNames(value).split(/\s+/).length;
const cta = v.strictObject({ label: text, href: link });
/** Heading and paragraphs: the usual section of running text. */
const section = v.strictObject({ heading: upTo(100), paragraphs: v.array(text) });
export const heroSchema = v.strictObject({
  kicker: v.optional(upTo(80)),
  title: upTo(100),
  lead: upTo(260),
  ...picture.entries,
  narrow: field(
    'The same picture in a crop of its own for narrow screens, about as high as wide. Without it `image` is cropped; who replaces one of the two files replaces both.',
    v.optional(v.strictObject({ image: imageRef })),
  ),
});
/** Fields that each file in `content/pages/` has. */
const pageBase = {
  title: field(
    "Title in search results, without the company's name: what people type, e.g. `walking tour`, `New York`.",
    upTo(60),
  ),
  description: summary,
  hero: heroSchema,
};
const closing = v.strictObject({ heading: upTo(100), text, cta });
/** `content/pages/{name}.yaml`: the words of each page. */
export const pageSchemas = {
  home: v.strictObject({
    ...pageBase,
    intro: section,
    newsletter: v.strictObject({ heading: text, text, privacy: text }),
    giftCard: v.strictObject({ heading: text, text, ...picture.entries }),
    features: v.pipe(v.array(featureCardSchema), v.length(4, 'must have four cards')),
    benefits: v.strictObject({
      heading: text,
      lead: text,
      items: v.array(v.strictObject({ title: text, text })),
    }),
    availability: v.strictObject({ heading: text, text }),
    book: v.strictObject({ heading: text, text }),
    gallery: v.strictObject({ heading: text, text }),
    closing,
  }),
  about: v.strictObject({
    ...pageBase,
    story: section,
    team: v.strictObject({ heading: text, lead: text }),
    mission: v.strictObject({ ...section.entries, link: v.optional(cta) }),
    features: v.pipe(v.array(featureCardSchema), v.length(3, 'must have three cards')),
    closing,
  }),
  tours: v.strictObject({
    ...pageBase,
    trust: v.array(text),
    choose: field('Which walk to take first.', v.optional(text)),
    expectations: v.strictObject({ heading: text, items: v.array(v.strictObject({ title: text, text })) }),
    faqs: v.array(faqSchema),
    closing,
  }),
  'private-tours': v.strictObject({
    ...pageBase,
    intro: section,
    includes: v.strictObject({ heading: text, items: v.array(v.strictObject({ title: text, text })) }),
    calculator: v.strictObject({ heading: text, text }),
    itineraries: field(
      'Walks that a group could ask for. `id` stands in the address, `/contact?about=police-cats`.',
      v.optional(
        v.strictObject({
          heading: text,
          text,
          items: v.array(
            v.strictObject({
              id: slug,
              title: upTo(60),
              neighborhood: text,
              text,
              stops: v.array(text),
              subject: field('First line of the message that the contact form then begins with.', upTo(100)),
              sample,
            }),
          ),
        }),
      ),
    ),
    subject: field(
      'The same for a message about a private tour in general, `/contact?about=private-tour`.',
      v.optional(upTo(100)),
    ),
    faqs: v.pipe(v.array(faqSchema), v.length(4, 'must have four questions')),
    closing,
  }),
  gallery: v.strictObject({
    ...pageBase,
    video: field(
      '`uploadDate`: the day on which the film was published at its host.',
      v.strictObject({ ...section.entries, uploadDate: day, sample }),
    ),
    tourPhotos: text,
    fanPhotos: text,
    closing,
  }),
  blog: v.strictObject({ ...pageBase, lead: text }),
  contact: v.strictObject({
    ...pageBase,
    form: v.strictObject({ heading: text, text, privacy: text }),
    quote: testimonialSchema,
    faqs: v.pipe(v.array(faqSchema), v.length(6, 'must have six questions')),
  }),
  'petition-jerry-fox': v.strictObject({
    ...pageBase,
    story: section,
    cards: v.pipe(v.array(featureCardSchema), v.length(4, 'must have four cards')),
    signing: section,
    addressee: field('To whom the petition is addressed.', confirmed),
    share: field(
      'Heading above the ways to pass it on, and the words that go with the link.',
      v.optional(v.strictObject({ heading: text, text })),
    ),
  }),
  'press-kit': v.strictObject({
    ...pageBase,
    about: section,
    assets: v.array(v.strictObject({ title: text, description: text, file: imageRef, alt, focus })),
    credit: field('Whom to name beside each picture, e.g. `Drawing: Cats About Town.`', text),
    logos: field(
      "The company's sign as files in `public/`.",
      v.optional(v.array(v.strictObject({ title: text, download: path, description: text })), []),
    ),
    boilerplates: field(
      'The company in about 50 and in about 100 words, to copy.',
      v.optional(
        v.array(
          v.pipe(
            v.strictObject({ words: positive, text }),
            v.check(
              ({ words, text }) => Math.abs(countWords(text) - words) <= words / 10,
              'must have as many words as it says, or a tenth more or less',
            ),
          ),
        ),
        [],
      ),
    ),
    releases: v.pipe(
      v.array(v.strictObject({ title: text, date: v.optional(day), text: v.optional(text), sample })),
      v.length(4, 'must have four titles'),
    ),
    quickFacts: v.array(v.strictObject({ label: text, value: text, sample })),
    factSheet: field(
      'The facts of one story in short, with the sources that a reporter asks for.',
      v.optional(
        v.strictObject({
          heading: upTo(60),
          facts: v.array(v.strictObject({ label: upTo(40), value: text })),
          sources: v.array(sourceSchema),
        }),
      ),
    ),
    faqs: v.pipe(v.array(faqSchema), v.length(5, 'must have five questions')),
    testimonials: v.pipe(v.array(testimonialSchema), v.length(3, 'must have three testimonials')),
    contact: section,
  }),
  booking: v.strictObject({
    ...pageBase,
    calendar: section,
    info: v.strictObject({ heading: text, items: v.array(v.strictObject({ title: text, text })) }),
    help: section,
  }),
  'in-the-news': v.strictObject({ ...pageBase, lead: section, closing: section }),
  sitemap: v.strictObject({
    ...pageBase,
    pages: v.array(v.strictObject({ path, label: text, description: text })),
  }),
  survey: v.strictObject({ ...pageBase, intro: section, privacy: text }),
  'not-found': v.strictObject({ ...pageBase, hero: v.omit(heroSchema, ['lead']), text }),
  offline: field(
    'Shown without a connection. It has no picture: that would have to be fetched.',
    v.strictObject({
      title: pageBase.title,
      description: pageBase.description,
      kicker: text,
      heading: text,
      text,
      kept: v.strictObject({ heading: text, text, pages: text, stories: text }),
      contact: field('Followed by the e-mail address.', text),
    }),
  ),
};
