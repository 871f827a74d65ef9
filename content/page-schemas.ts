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
  countTo,
  day,
  focus,
  imageRef,
  link,
  path,
  picture,
  sample,
  slug,
  summary,
  summaryExample,
  text,
  upTo,
} from './values.ts';

const countWords = (value: string): number => withoutNames(value).split(/\s+/).length;
const cta = field(
  'The button.',
  v.strictObject({
    label: field('Its text.', text, 'See the tours'),
    href: field('Where it leads.', link, '/tours'),
  }),
);
/** Heading and paragraphs. */
const section = v.strictObject({
  heading: field('Heading of the section.', upTo(100), 'The quiet streets had a loud night shift'),
  paragraphs: field('Its paragraphs, one item each.', v.array(text), ['The first paragraph.']),
});
/** Title and text of one of several points. */
const pointSchema = v.strictObject({
  title: field('What the point is about.', text, 'Wear comfortable shoes'),
  text: field('The point, in a sentence or two.', text, 'The walk takes about two hours.'),
});
export const heroSchema = v.strictObject({
  kicker: field('The small line above the title.', v.optional(upTo(80)), 'Walking tours of old New York'),
  title: field('The large title.', upTo(100), 'The cats who made the papers'),
  lead: field('A sentence or two below the title.', upTo(260), 'True stories, told on foot.'),
  ...picture.entries,
  narrow: field(
    'A separate crop of the picture for narrow screens, about as high as wide. Without it `image` is cropped. Replace both files together.',
    v.optional(v.strictObject({ image: imageRef })),
  ),
});
/** Fields of every file in `content/pages/`. */
const pageBase = {
  title: field(
    "Title in search results, without the company's name: what people type, e.g. `walking tour`, `New York`.",
    upTo(60),
    'Cat Walking Tours of New York City',
  ),
  description: field('Text in search results.', summary, summaryExample),
  hero: field('The top of the page.', heroSchema),
};
const closing = field(
  'The last section of the page, with a button.',
  v.strictObject({
    heading: field('Heading of the section.', upTo(100), 'Come and walk with us'),
    text: field('A sentence or two.', text, 'Small groups, true stories.'),
    cta,
  }),
);
/** `content/pages/{name}.yaml`: the texts of each page. */
export const pageSchemas = {
  home: v.strictObject({
    ...pageBase,
    intro: field('The opening paragraphs.', section),
    newsletter: field(
      'The section with the newsletter form.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
        privacy: field('How the submitted data is used.', text, 'We use your address for our answer only.'),
      }),
    ),
    giftCard: field(
      'The section about gift cards.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
        ...picture.entries,
      }),
    ),
    features: field(
      'The cards, in this order.',
      v.pipe(v.array(featureCardSchema), v.length(4, 'must have four cards')),
    ),
    benefits: field(
      'Why to come.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        lead: field('The first sentence of the section.', text, 'Four people and their cats.'),
        items: field('The points, in this order.', v.array(pointSchema)),
      }),
    ),
    availability: field(
      'The section about dates.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
      }),
    ),
    book: field(
      'The section about the signed book.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
      }),
    ),
    gallery: field(
      'The section with pictures.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
      }),
    ),
    closing,
  }),
  about: v.strictObject({
    ...pageBase,
    story: field('The story of the page.', section),
    team: field(
      'The section about the team.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        lead: field('The first sentence of the section.', text, 'Four people and their cats.'),
      }),
    ),
    mission: field("The company's mission.", v.strictObject({ ...section.entries, link: v.optional(cta) })),
    features: field(
      'The cards, in this order.',
      v.pipe(v.array(featureCardSchema), v.length(3, 'must have three cards')),
    ),
    closing,
  }),
  tours: v.strictObject({
    ...pageBase,
    trust: field('Short reasons to trust the company, one item each.', v.array(text), ['98% 5-star reviews']),
    choose: field('Which walk to take first.', v.optional(text), 'First time here? Take Brooklyn Heights.'),
    expectations: field(
      'What to expect on a tour.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        items: field('The points, in this order.', v.array(pointSchema)),
      }),
    ),
    faqs: field('Questions and answers, in this order.', v.array(faqSchema)),
    closing,
  }),
  'private-tours': v.strictObject({
    ...pageBase,
    intro: field('The opening paragraphs.', section),
    includes: field(
      'What a private tour includes.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        items: field('The points, in this order.', v.array(pointSchema)),
      }),
    ),
    calculator: field(
      'The section with the price calculator.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
      }),
    ),
    itineraries: field(
      'Tours that a group can ask for. `id` is used in addresses, e.g. `/contact?about=police-cats`.',
      v.optional(
        v.strictObject({
          heading: field('Heading of the section.', text, 'What to expect'),
          text: field('The text of the section.', text, 'A sentence or two.'),
          items: field(
            'The walks, in this order.',
            v.array(
              v.strictObject({
                id: slug,
                title: field('Its name.', upTo(60), 'Police cats of New York'),
                neighborhood: field('Where it takes place.', text, 'Lower East Side'),
                text: field('The text of the section.', text, 'A sentence or two.'),
                stops: field('Its stops, one item each.', v.array(text), ['City Hall']),
                subject: field(
                  'First line of the message in the contact form.',
                  upTo(100),
                  'A private tour about police cats',
                ),
                sample,
              }),
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
    faqs: field(
      'Questions and answers, in this order.',
      v.pipe(v.array(faqSchema), v.length(4, 'must have four questions')),
    ),
    closing,
  }),
  gallery: v.strictObject({
    ...pageBase,
    video: field(
      '`uploadDate`: the date on which the video was published.',
      v.strictObject({ ...section.entries, uploadDate: day, sample }),
    ),
    tourPhotos: field('Heading above the pictures of walks.', text, 'Tour Photo Gallery'),
    fanPhotos: field('Heading above the pictures of guests.', text, 'Feline Fan Photos'),
    closing,
  }),
  blog: v.strictObject({
    ...pageBase,
    lead: field('The first sentence of the section.', text, 'Four people and their cats.'),
  }),
  contact: v.strictObject({
    ...pageBase,
    form: field(
      'The section with the form.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        text: field('The text of the section.', text, 'A sentence or two.'),
        privacy: field('How the submitted data is used.', text, 'We use your address for our answer only.'),
      }),
    ),
    quote: field('What a guest said.', testimonialSchema),
    faqs: field(
      'Questions and answers, in this order.',
      v.pipe(v.array(faqSchema), v.length(6, 'must have six questions')),
    ),
  }),
  'petition-jerry-fox': v.strictObject({
    ...pageBase,
    story: field('The story of the page.', section),
    cards: field(
      'The cards, in this order.',
      v.pipe(v.array(featureCardSchema), v.length(4, 'must have four cards')),
    ),
    signing: field('The section with the link to sign.', section),
    addressee: confirmed('To whom the petition is addressed.'),
    share: field(
      'Heading above the links for sharing, and the text that is shared with the link.',
      v.optional(
        v.strictObject({
          heading: field('Heading of the section.', text, 'What to expect'),
          text: field('The text of the section.', text, 'A sentence or two.'),
        }),
      ),
    ),
  }),
  'press-kit': v.strictObject({
    ...pageBase,
    about: field('The company, for journalists.', section),
    assets: field(
      'Pictures for the press.',
      v.array(
        v.strictObject({
          title: field('Name of the picture.', text, 'The Brooklyn Heights walk'),
          description: field(
            'What it shows and how it can be used.',
            text,
            'Free for reports about the tours.',
          ),
          file: imageRef,
          alt,
          focus,
        }),
      ),
    ),
    credit: field(
      'The credit line of each picture, e.g. `Drawing: Cats About Town.`',
      text,
      'Drawing: Cats About Town',
    ),
    logos: field(
      "The company's sign as files in `public/`.",
      v.optional(
        v.array(
          v.strictObject({
            title: field('Name of the file.', text, 'Sign, in color'),
            download: field('Path of the file in `public/`, with a leading slash.', path, '/logo.svg'),
            description: field('What to use it for.', text, 'For print and for the web.'),
          }),
        ),
        [],
      ),
    ),
    boilerplates: field(
      'The company in about 50 and in about 100 words, to copy.',
      v.optional(
        v.array(
          v.pipe(
            v.strictObject({
              words: field('Approximate number of words.', countTo(10_000), 50),
              text: field('The text to copy.', text, 'Cats About Town leads walking tours of New York.'),
            }),
            v.check(
              ({ words, text }) => Math.abs(countWords(text) - words) <= words / 10,
              'must have the stated number of words, give or take 10 %',
            ),
          ),
        ),
        [],
      ),
    ),
    releases: field(
      'Press releases.',
      v.pipe(
        v.array(
          v.strictObject({
            title: field('Title of the press release.', text, 'A plaque for Jerry Fox'),
            date: field('Its date.', v.optional(day), '2025-05-17'),
            text: field('Its text.', v.optional(text), 'Brooklyn remembers its cat.'),
            sample,
          }),
        ),
        v.length(4, 'must have four titles'),
      ),
    ),
    quickFacts: field(
      'Facts at a glance.',
      v.array(
        v.strictObject({
          label: field('What the fact is about.', text, 'Founded'),
          value: field('The fact itself.', text, '2024'),
          sample,
        }),
      ),
    ),
    factSheet: field(
      'A fact sheet about one story, with sources, for reporters.',
      v.optional(
        v.strictObject({
          heading: field('Its heading.', upTo(60), 'Jerry Fox in short'),
          facts: field(
            'The facts.',
            v.array(
              v.strictObject({
                label: field('What the fact is about.', upTo(40), 'Lived'),
                value: field('The fact itself.', text, 'In Brooklyn, until 1905'),
              }),
            ),
          ),
          sources: field('Where the facts come from.', v.array(sourceSchema)),
        }),
      ),
    ),
    faqs: field(
      'Questions and answers, in this order.',
      v.pipe(v.array(faqSchema), v.length(5, 'must have five questions')),
    ),
    testimonials: field(
      'What people said.',
      v.pipe(v.array(testimonialSchema), v.length(3, 'must have three testimonials')),
    ),
    contact: field('How journalists reach the company.', section),
  }),
  booking: v.strictObject({
    ...pageBase,
    calendar: field('The section with the calendar.', section),
    info: field(
      'The box with facts.',
      v.strictObject({
        heading: field('Heading of the section.', text, 'What to expect'),
        items: field('The points, in this order.', v.array(pointSchema)),
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
      v.array(
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
    privacy: field('How the submitted data is used.', text, 'We use your address for our answer only.'),
  }),
  'not-found': v.strictObject({
    ...pageBase,
    hero: field('The top of the page.', v.omit(heroSchema, ['lead'])),
    text: field('The text of the section.', text, 'A sentence or two.'),
  }),
  offline: field(
    'Shown without a connection. It has no picture: that would have to be fetched.',
    v.strictObject({
      title: pageBase.title,
      description: pageBase.description,
      kicker: field('The small line above the title.', text, 'Offline'),
      heading: field('Heading of the section.', text, 'What to expect'),
      text: field('The text of the section.', text, 'A sentence or two.'),
      kept: field(
        'The pages that are available offline.',
        v.strictObject({
          heading: field('Heading of the section.', text, 'What to expect'),
          text: field('The text of the section.', text, 'A sentence or two.'),
          pages: field('The line above the list of offline pages.', text, 'Pages you can read now'),
          stories: field('The line above the list of offline stories.', text, 'Stories you can read now'),
        }),
      ),
      contact: field('Followed by the e-mail address.', text, 'Write to us at'),
    }),
  ),
};
