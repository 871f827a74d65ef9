/**
 * What may stand in `content/`, field by field. `npm run schemas` turns the explanations of the fields into JSON Schemas
 * for editors (`content/.schemas/`) and into `content/README.md`.
 * Every object is strict: a misspelt key is an error. The types of the whole site are inferred from here.
 * Entities and field names follow section 3 of the specification.
 */
import * as v from 'valibot';
import { withoutNames } from './constant-names.ts';
import { field, rule } from './field.ts';
import { oldPathFault, pathFault } from './output-path.ts';
import { describes, markIn } from './plain-text.ts';
import { place, places, routeMapSchema } from './route-map.ts';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.check(
    (value) => markIn(value) === undefined,
    (issue) => `must be plain text: "${markIn(String(issue.input))}" would be printed as it stands`,
  ),
);
/** Text of at most `max` characters as it is shown: a constant that it names counts as four. */
const upTo = (max: number) =>
  v.pipe(
    text,
    v.check(
      (value) => withoutNames(value).length <= max,
      (issue) => `must have at most ${max} characters, has ${withoutNames(String(issue.input)).length}`,
    ),
    rule(`At most ${max} characters.`),
  );
/** What search engines show of a page: 70 to 160 characters. */
const summary = v.pipe(
  upTo(160),
  v.check((value) => withoutNames(value).length >= 70, 'must have at least 70 characters'),
  rule('70 to 160 characters.'),
);
const whole = v.pipe(v.number(), v.integer('must be a whole number'));
const positive = v.pipe(whole, v.minValue(1, 'must be 1 or more'));
/** Lower-case ASCII words joined by hyphens: safe in an address on every host. */
const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens, e.g. jerry-fox',
  ),
  v.description('Lower-case words joined by hyphens.'),
  v.examples(['jerry-fox']),
);
/** Another id of a post: a part of an address, e.g. "1". */
const alias = v.pipe(
  v.string(),
  v.regex(/^(?!index$)[a-z0-9]+(?:-+[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens'),
  v.check(
    (value) => pathFault(`/${value}`) === undefined,
    (issue) => pathFault(`/${String(issue.input)}`) ?? '',
  ),
  v.description('Another id of the story, a part of an address.'),
  v.examples(['1']),
);
/** A calendar day that exists, as YYYY-MM-DD. Quoted or not, it is never shifted by a time zone. */
const day = v.pipe(
  v.string('must be a day written as YYYY-MM-DD'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written as YYYY-MM-DD'),
  v.check((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'must be a day that exists in the calendar'),
  v.description('A day as YYYY-MM-DD.'),
  v.examples(['2025-05-17']),
);
const httpsUrl = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s<>"]+$/, 'must be an address that starts with https://'),
  v.description('An address that starts with https://.'),
  v.examples(['https://example.com/page']),
);
/** Letters before the @ as the HTML standard allows them, but for those that end a `mailto:` address: `o'brien@…`. */
const email = v.pipe(
  v.string(),
  v.regex(/^[\w.!$'*+/=^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'must be an e-mail address'),
  v.description('An e-mail address.'),
  v.examples(['hello@example.com']),
);
/** Address on this site (`/tours`, `/blog?post=1`, `/contact#faq-section`). */
const path = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\s<>"\\]*$/, 'must be a path on this site, starting with one /'),
  v.description('A page of this site, from its first slash.'),
  v.examples(['/tours/brooklyn-heights']),
);
/** Path of an old address, which becomes a file of the output; `/about-*` stands for any name. */
const oldPath = v.pipe(
  v.string(),
  v.check(
    (value) => oldPathFault(value) === undefined,
    ({ input }) => oldPathFault(String(input)) ?? 'must be a path',
  ),
  v.description('An old address on this site; `*` at the end stands for any name.'),
  v.examples(['/old-page', '/about-*']),
);
const weekday = v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const link = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])[^\s<>"\\]*|(?:https:\/\/|mailto:)[^\s<>"\\]+)$/,
    'must start with /, https:// or mailto:',
  ),
  v.description('A page of this site (/tours), another site (https://…) or an e-mail address (mailto:…).'),
  v.examples(['/tours', 'https://example.com', 'mailto:hello@example.com']),
);

/** File name of a picture in `content/images/` without its ending, e.g. `jerry-fox`. The build adds sizes. */
export const imageRef = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/,
    'must be the name of a picture in content/images/ without its ending',
  ),
  v.description('A picture in content/images/: its file name without the ending.'),
  v.examples(['jerry-fox']),
);
/** A picture and what is seen on it. */
const alt = field(
  'What is seen on the picture, for people who do not see it.',
  v.pipe(upTo(180), v.check(describes, 'must say what is seen on the picture')),
);
/** Where the subject is: pictures are shown in several shapes, and each crop keeps this point in sight. */
const focus = field(
  'The point of the picture that every crop keeps in sight: how far from the left, how far from the top. Leave it out for the middle.',
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:100|[1-9]?\d)% (?:100|[1-9]?\d)%$/,
        'must be two percentages, from the left and from the top, e.g. 30% 20%',
      ),
    ),
  ),
  '30% 20%',
);
const picture = v.strictObject({ image: imageRef, alt, focus });
/** `sample: true` marks an entry that the company still has to replace; `npm run preflight` lists it. */
const sample = field(
  'Marks an entry that the company still has to replace or confirm; delete the line then.',
  v.optional(v.literal(true)),
);

export const faqSchema = v.strictObject({ question: upTo(140), answer: text, sample });
export const testimonialSchema = v.strictObject({
  quote: field('What the guest said, word for word.', text),
  author: field('The guest, as it may be printed.', text),
  role: field('What the guest took part in, or who the guest is.', v.optional(text)),
  source: field('Where it was said, e.g. Google.', v.optional(text)),
  sample,
});
export const featureCardSchema = v.strictObject({
  icon: v.picklist([
    'paw',
    'lantern',
    'ticket',
    'map',
    'book',
    'bridge',
    'quill',
    'bell',
    'eye',
    'clock',
    'group',
    'star',
  ]),
  title: upTo(60),
  description: text,
});
/** A day, a month or a year: 1904-09-20, 1904-05, 1904. */
const when = v.pipe(
  v.union([v.string(), v.number()], 'must be a day, month or year such as 1904-09-20, 1904-05 or 1904'),
  v.transform(String),
  v.regex(/^\d{4}(?:-\d{2}){0,2}$/, 'must be a day, month or year such as 1904-09-20, 1904-05 or 1904'),
  v.description('A day, a month or a year.'),
  v.examples(['1904-09-20', '1904-05', '1904']),
);
/**
 * Where a story comes from, printed at its foot: the newspaper or book of the time first, then the page that tells of
 * it. A `paper`, a `title` or a `site` is needed. Link respectable pages only; a copy of a page elsewhere gets no `url`.
 */
export const sourceSchema = v.pipe(
  v.strictObject({
    claim: field(
      'What it is the source of, where a story has several, e.g. `The glasses`.',
      v.optional(text),
    ),
    paper: field(
      'Newspaper, book or record of the time, e.g. `New York Times`.',
      v.optional(text),
      'New York Times',
    ),
    date: field('When the paper printed it.', v.optional(when)),
    writer: field('Who found the paper or wrote the page.', v.optional(text)),
    title: field("The page's own title, letter by letter.", v.optional(text)),
    site: field(
      'Name of the site or magazine with the page, e.g. `The Hatching Cat`.',
      v.optional(text),
      'The Hatching Cat',
    ),
    url: field(
      'Address of the page.',
      v.optional(
        v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"]+$/, 'must be an address that starts with https://')),
      ),
      'https://example.com/page',
    ),
  }),
  v.check(
    ({ paper, title, site }) => Boolean(paper ?? title ?? site),
    'must name a "paper", a "title" or a "site"',
  ),
);
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

/** Practical facts: label and text. `sample` where the company must confirm. */
const factSchema = v.strictObject({ label: upTo(40), value: text, link: v.optional(link), sample });

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

export const postCategories = ['Tours', 'Neighborhoods', 'Cat Culture', 'History'] as const;

/** Front matter of `content/blog/{id}.md`; the file name is the post's id. */
export const postSchema = v.strictObject({
  title: field("The story's title.", upTo(110)),
  metaTitle: field('Title in search results, where the real one is too long for them.', v.optional(upTo(60))),
  excerpt: field(
    'What the story is about, for its card and for search results. 70 to 200 characters.',
    v.pipe(text, v.minLength(70), v.maxLength(200)),
  ),
  author: field('Who wrote it.', text, 'Cats About Town Team'),
  date: field('Day of publication.', day),
  updated: field('Day of the last real change to the text; leave out until there is one.', v.optional(day)),
  ...picture.entries,
  tags: field('Words to find it by, one or more.', v.pipe(v.array(slug), v.minLength(1))),
  category: field('The part of the blog that it belongs to.', v.picklist(postCategories)),
  readTime: field(
    'Minutes; when given it must equal what the build counts (200 words a minute).',
    v.optional(positive),
  ),
  aliases: field('Other ids under which the post is known, e.g. "1".', v.optional(v.array(alias), [])),
  tour: field('Slug of the tour the story belongs to.', v.optional(slug), 'brooklyn-heights'),
  sources: field('Where each part of the story comes from.', v.optional(v.array(sourceSchema), [])),
  map: field(
    "A map for a story that can be walked: the drawing of the tour's map, with stops of its own. It stands where the text has `![what the map shows](/map)`.",
    v.optional(
      v.strictObject({
        caption: upTo(160),
        stops: field(
          'Headings of the text, word for word, each with its place.',
          v.pipe(
            v.array(v.strictObject({ heading: text, at: place, via: v.optional(places) })),
            v.minLength(2, 'must have two stops or more'),
          ),
        ),
      }),
    ),
  ),
});

export const teamMemberSchema = v.strictObject({
  name: text,
  role: text,
  bio: text,
  image: imageRef,
  alt,
  focus,
  catName: text,
  sample,
});
export const galleryImageSchema = v.strictObject({
  id: field('Number of the picture, unique in its list.', positive),
  src: imageRef,
  alt,
  focus,
  caption: field("Stands below the picture, e.g. the cat's name.", v.optional(upTo(40))),
  sample,
});
export const pressLogoSchema = v.strictObject({
  image: imageRef,
  alt: text,
  link,
  height: v.optional(positive),
  width: v.optional(positive),
  sample,
});
export const pressArticleSchema = v.strictObject({
  title: field("The article's title, word for word.", text),
  lang: field(
    'Language of a title that is not English, e.g. es: a screen reader then says it right.',
    v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters, e.g. es'))),
    'es',
  ),
  publication: field('The newspaper, magazine or station.', text),
  date: field('Day of publication; leave out where it is not known.', v.optional(day)),
  description: field('What the article is about, in a sentence.', text),
  link: field('Address of the article.', httpsUrl),
  image: imageRef,
  quote: field('A sentence of the article, word for word.', v.optional(text)),
  sample,
});
export const mediaQuoteSchema = v.strictObject({
  quote: text,
  source: text,
  publication: text,
  context: text,
  sample,
});
export const mediaOutletSchema = v.strictObject({ outlet: text, coverage: text, year: positive, sample });

/** A text that the company has to confirm: `sample: true` goes away with its own words. */
const confirmed = v.optional(v.strictObject({ text, sample }));

/**
 * `content/site.yaml`: names, addresses, prices and claims, each stated once for the whole site. Other texts name a
 * field of it and get its value, e.g. `${group.small}`; a field in cents is printed as money.
 */
export const siteSchema = v.strictObject({
  name: text,
  titleSuffix: field(
    "Stands after each page's title; its leading space counts.",
    v.pipe(v.string(), v.minLength(1, 'must not be empty')),
    ' | Cats About Town',
  ),
  description: upTo(200),
  email,
  mediaEmail: email,
  bookingEmail: email,
  social: v.array(v.strictObject({ name: text, url: httpsUrl, sample })),
  season: field(
    'Season as the banner says it, and its months (1-12) and year.',
    v.strictObject({
      name: text,
      banner: text,
      announcement: text,
      year: positive,
      months: field('The months in words.', text),
      fromMonth: v.pipe(whole, v.minValue(1), v.maxValue(12)),
      toMonth: v.pipe(whole, v.minValue(1), v.maxValue(12)),
    }),
  ),
  price: v.strictObject({ perPersonCents: positive, nycAverageCents: positive, range: text }),
  privateTours: v.strictObject({
    minimumCents: positive,
    includedGuests: positive,
    extraGuestCents: positive,
    maxGuests: positive,
    defaultGuests: positive,
    neighborhoods: v.array(text),
    noticeWeekday: text,
    noticeFaqWeekday: v.optional(text),
    noticeFaqWeekend: v.optional(text),
  }),
  duration: v.strictObject({ text, shortText: v.optional(text), walkingText: v.optional(text) }),
  distance: text,
  group: v.strictObject({ large: positive, small: positive }),
  claims: v.strictObject({
    rating: text,
    fiveStar: text,
    guides: text,
    ratingValue: field('Structured data of the tours.', v.number()),
    ratingCount: positive,
    reviewCount: field('Event metadata.', positive),
  }),
  founded: v.strictObject({ metadata: text, press: text }),
  replies: v.strictObject({ companyHours: positive, mediaHours: positive, company: text, media: text }),
  booking: v.strictObject({ flowId: positive, note: text }),
  // What only texts name may be left out where none does.
  discounts: v.optional(text),
  accessibility: v.optional(text),
  policies: v.strictObject({
    rain: v.optional(text),
    severeWeather: v.optional(text),
    photos: v.optional(text),
    families: v.optional(text),
    cats: v.optional(text),
    advance: v.optional(text),
    cancellation: field('What happens when the guest cancels a public walk.', confirmed),
    latecomers: confirmed,
    privateCancellation: confirmed,
    privatePayment: confirmed,
    tips: confirmed,
    children: confirmed,
    dogs: confirmed,
  }),
  dayPhone: field(
    'A number to call on the day of a walk, with its country: `+1 212 555 0100`. Without one nothing is shown.',
    v.optional(
      v.pipe(v.string(), v.regex(/^\+[1-9][\d ().-]{6,20}$/, 'must be a number such as +1 212 555 0100')),
    ),
    '+1 212 555 0100',
  ),
  blogSchedule: v.optional(text),
  address: field(
    'Where the company is, for search engines.',
    v.strictObject({ locality: text, region: text, country: text }),
  ),
  openingHours: v.strictObject({ days: v.array(weekday), opens: text, closes: text }),
  book: v.strictObject({ title: text, priceCents: v.optional(positive), text, ...picture.entries, sample }),
  footer: v.strictObject({ description: text }),
});

/** `content/redirects.yaml`: legacy path to the page that took its place. */
export const redirectsSchema = v.strictObject({
  redirects: v.array(
    v.strictObject({
      to: field('The page that took the place of the old addresses.', path),
      from: field('The old addresses.', v.array(oldPath)),
    }),
  ),
});
/** `content/not-found.yaml`: keywords in an unknown path, in order, and the page to suggest. */
export const notFoundSchema = v.strictObject({
  suggestions: v.array(v.strictObject({ keywords: v.array(slug), path, label: text })),
});

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

export const teamSchema = v.strictObject({
  team: v.pipe(v.array(teamMemberSchema), v.length(4, 'must have four people')),
});
export const reviewsSchema = v.strictObject({
  google: field('Ten reviews as on Google.', v.array(testimonialSchema)),
  defaults: field(
    'Shown where a page names none.',
    v.pipe(v.array(testimonialSchema), v.length(3, 'must have three testimonials')),
  ),
});
export const gallerySchema = v.strictObject({
  tour: v.array(galleryImageSchema),
  fans: v.array(galleryImageSchema),
});
export const pressSchema = v.strictObject({
  logos: v.array(pressLogoSchema),
  articles: v.array(pressArticleSchema),
  quotes: v.array(mediaQuoteSchema),
  outlets: v.array(mediaOutletSchema),
});

export type Faq = v.InferOutput<typeof faqSchema>;
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
export type FeatureCard = v.InferOutput<typeof featureCardSchema>;
export type Source = v.InferOutput<typeof sourceSchema>;
export type TourStop = v.InferOutput<typeof stopSchema>;
export type TourData = v.InferOutput<typeof tourSchema>;
export type PrivateTourData = v.InferOutput<typeof privateTourSchema>;
export type PostFrontMatter = v.InferOutput<typeof postSchema>;
export type PostCategory = (typeof postCategories)[number];
export type Site = v.InferOutput<typeof siteSchema>;
export type Redirects = v.InferOutput<typeof redirectsSchema>;
export type NotFoundSuggestion = v.InferOutput<typeof notFoundSchema>['suggestions'][number];
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
export type GalleryImage = v.InferOutput<typeof galleryImageSchema>;
export type PressData = v.InferOutput<typeof pressSchema>;
export type PageTexts = { [Name in keyof typeof pageSchemas]: v.InferOutput<(typeof pageSchemas)[Name]> };
