/**
 * What may stand in `content/`, field by field. The comment above a field is the editor's manual.
 * Every object is strict: a misspelt key is an error. The types of the whole site are inferred from here.
 * Entities and field names follow section 3 of the specification.
 */
import * as v from 'valibot';
import { withoutNames } from './constant-names.ts';
import { oldPathFault } from './output-path.ts';
import { place, places, routeMapSchema } from './route-map.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** Text of at most `max` characters as it is shown: a constant that it names counts as four. */
const upTo = (max: number) =>
  v.pipe(
    text,
    v.check(
      (value) => withoutNames(value).length <= max,
      (issue) => `must have at most ${max} characters, has ${withoutNames(String(issue.input)).length}`,
    ),
  );
/** What search engines show of a page: 70 to 160 characters. */
const summary = v.pipe(
  upTo(160),
  v.check((value) => withoutNames(value).length >= 70, 'must have at least 70 characters'),
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
);
/** Another id of a post: a part of an address, e.g. "1". */
const alias = v.pipe(
  v.string(),
  v.regex(/^(?!index$)[a-z0-9]+(?:-+[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens'),
);
/** A calendar day that exists, as YYYY-MM-DD. Quoted or not, it is never shifted by a time zone. */
const day = v.pipe(
  v.string('must be a day written as YYYY-MM-DD'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written as YYYY-MM-DD'),
  v.check((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'must be a day that exists in the calendar'),
);
const httpsUrl = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s<>"]+$/, 'must be an address that starts with https://'),
);
/** Letters before the @ as the HTML standard allows them, but for those that end a `mailto:` address: `o'brien@…`. */
const email = v.pipe(
  v.string(),
  v.regex(/^[\w.!$'*+/=^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'must be an e-mail address'),
);
/** Address on this site (`/tours`, `/blog?post=1`, `/contact#faq-section`). */
const path = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\s<>"\\]*$/, 'must be a path on this site, starting with one /'),
);
/** Path of an old address, which becomes a file of the output; `/about-*` stands for any name. */
const oldPath = v.pipe(
  v.string(),
  v.check(
    (value) => oldPathFault(value) === undefined,
    ({ input }) => oldPathFault(String(input)) ?? 'must be a path',
  ),
);
const weekday = v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const link = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])[^\s<>"\\]*|(?:https:\/\/|mailto:)[^\s<>"\\]+)$/,
    'must start with /, https:// or mailto:',
  ),
);

/** File name of a picture in `content/images/` without its ending, e.g. `jerry-fox`. The build adds sizes. */
export const imageRef = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/,
    'must be the name of a picture in content/images/ without its ending',
  ),
);
/** A picture and what is seen on it. */
const picture = v.strictObject({ image: imageRef, alt: upTo(180) });
/** `sample: true` marks an entry that the company still has to replace; `npm run preflight` lists it. */
const sample = v.optional(v.literal(true));

export const faqSchema = v.strictObject({ question: upTo(140), answer: text, sample });
export const testimonialSchema = v.strictObject({
  quote: text,
  author: text,
  role: v.optional(text),
  source: v.optional(text),
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
);
/**
 * Where a story comes from, printed at its foot: the newspaper or book of the time first, then the page that tells of
 * it. A `paper`, a `title` or a `site` is needed. Link respectable pages only; a copy of a page elsewhere gets no `url`.
 */
export const sourceSchema = v.pipe(
  v.strictObject({
    /** What it is the source of, where a story has several, e.g. `The glasses`. */
    claim: v.optional(text),
    /** Newspaper, book or record of the time, e.g. `New York Times`. */
    paper: v.optional(text),
    /** When the paper printed it. */
    date: v.optional(when),
    /** Who found the paper or wrote the page. */
    writer: v.optional(text),
    /** The page's own title, letter by letter. */
    title: v.optional(text),
    /** Name of the site or magazine with the page, e.g. `The Hatching Cat`. */
    site: v.optional(text),
    /** Address of the page. */
    url: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"]+$/, 'must be an address that starts with https://')),
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
  alt: v.optional(upTo(180)),
  /** Where it is on the tour's map. */
  at: v.optional(place),
  /** Corners on the way there from the stop before, so that the dotted line follows the streets. */
  via: v.optional(places),
  /** Address and published coordinates that `at` was checked against. */
  placeSource: v.optional(text),
  /** Pages of this site that belong to the stop, e.g. the petition. */
  links: v.optional(v.array(v.strictObject({ label: upTo(60), href: path })), []),
  /** Where its story comes from. */
  sources: v.optional(v.array(sourceSchema)),
});

/** Practical facts: label and text. `sample` where the company must confirm. */
const factSchema = v.strictObject({ label: upTo(40), value: text, link: v.optional(link), sample });

/** What the private tour and the public walks have in common. */
const tourEntries = {
  /** Number of the tour, unique. */
  id: positive,
  title: upTo(60),
  /** Text of its card and of its structured data, 70 to 160 characters. */
  description: summary,
  ...picture.entries,
  /** Booking provider's page for this tour; empty text means the standard address made from the item. */
  bookingUrl: v.optional(v.union([v.literal(''), httpsUrl]), ''),
  featured: v.boolean(),
  /** Item number at the booking provider. */
  itemId: positive,
  /** Booking flow, only where it differs from the default flow in `site.yaml`. */
  flowId: v.optional(positive),
  /** One sentence that makes one want to click. */
  teaser: upTo(200),
  /** Word on the card's badge, e.g. Most Popular. */
  badge: v.optional(upTo(24)),
  /** Price per person in whole cents. */
  priceCents: positive,
  /** About how long, in minutes. */
  durationMinutes: positive,
  /** When it runs, as the page says it, e.g. `Weekends, 10:00 AM`. */
  scheduleText: text,
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
  /** Title in search results: what people type, e.g. `Brooklyn Heights Cat Walking Tour`; else `title`. */
  metaTitle: v.optional(upTo(60)),
  /** Text in search results: price, day and meeting point; else `description`. */
  metaDescription: v.optional(summary),
  /** Its neighborhood, where a line needs the short name; else `title`. */
  neighborhood: v.optional(upTo(40)),
  /** Steps and surfaces in a few words, for the comparison of the walks. */
  steps: v.optional(upTo(60)),
  /** The schedule for machines: days of the week (0 = Sunday) and New York time. */
  schedule: v.strictObject({
    weekdays: v.array(v.pipe(whole, v.minValue(0), v.maxValue(6))),
    time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00')),
    skipDates: v.optional(v.array(day), []),
  }),
  hero: v.strictObject({ kicker: upTo(80), title: upTo(80), lead: upTo(240) }),
  /** Opening paragraphs. */
  intro: v.strictObject({
    heading: upTo(80),
    paragraphs: v.array(text),
    claims: v.optional(v.array(text), []),
  }),
  /** The sticky 'Book Your Spot' card, where the tour has one. */
  stickyCard: v.optional(
    v.strictObject({ heading: upTo(60), sectionHeading: upTo(80), paragraphs: v.array(text) }),
  ),
  stops: v.array(stopSchema),
  /** The drawn map of the walk. */
  map: v.optional(routeMapSchema),
  meetingPoint: v.strictObject({
    name: text,
    address: text,
    subway: text,
    mapUrl: httpsUrl,
    /** How to find the guide there. */
    find: v.optional(text),
    endPoint: text,
    sample,
  }),
  faqs: v.array(faqSchema),
  /** A remark below the stops, e.g. that the cat cafe is not part of the tour. */
  note: v.optional(text),
  closing: v.strictObject({ heading: upTo(80), text }),
});

export const postCategories = ['Tours', 'Neighborhoods', 'Cat Culture', 'History'] as const;

/** Front matter of `content/blog/{id}.md`; the file name is the post's id. */
export const postSchema = v.strictObject({
  title: upTo(110),
  /** Title in search results, where the real one is too long for them. */
  metaTitle: v.optional(upTo(60)),
  excerpt: v.pipe(text, v.minLength(70), v.maxLength(200)),
  author: text,
  date: day,
  /** Day of the last real change to the text; leave out until there is one. */
  updated: v.optional(day),
  ...picture.entries,
  tags: v.pipe(v.array(slug), v.minLength(1)),
  category: v.picklist(postCategories),
  /** Minutes; when given it must equal what the build counts (200 words a minute). */
  readTime: v.optional(positive),
  /** Other ids under which the post is known, e.g. "1". */
  aliases: v.optional(v.array(alias), []),
  /** Slug of the tour the story belongs to. */
  tour: v.optional(slug),
  /** Where each part of the story comes from. */
  sources: v.optional(v.array(sourceSchema), []),
  /**
   * A map for a story that can be walked: the drawing of the tour's map, with stops of its own. It stands where the text
   * has `![what the map shows](/map)`.
   */
  map: v.optional(
    v.strictObject({
      caption: upTo(160),
      /** Headings of the text, word for word, each with its place. */
      stops: v.pipe(
        v.array(v.strictObject({ heading: text, at: place, via: v.optional(places) })),
        v.minLength(2, 'must have two stops or more'),
      ),
    }),
  ),
});

export const teamMemberSchema = v.strictObject({
  name: text,
  role: text,
  bio: text,
  image: imageRef,
  alt: upTo(180),
  catName: text,
  sample,
});
export const galleryImageSchema = v.strictObject({
  id: positive,
  src: imageRef,
  alt: upTo(180),
  /** Stands below the picture, e.g. the cat's name. */
  caption: v.optional(upTo(40)),
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
  title: text,
  /** Language of a title that is not English, e.g. es: a screen reader then says it right. */
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters, e.g. es'))),
  publication: text,
  /** Day of publication; leave out where it is not known. */
  date: v.optional(day),
  description: text,
  link: httpsUrl,
  image: imageRef,
  quote: v.optional(text),
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
  /** Stands after each page's title; its leading blank counts. */
  titleSuffix: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  description: upTo(200),
  email,
  mediaEmail: email,
  bookingEmail: email,
  social: v.array(v.strictObject({ name: text, url: httpsUrl, sample })),
  /** Season as the banner says it, and its months (1-12) and year. */
  season: v.strictObject({
    name: text,
    banner: text,
    announcement: text,
    year: positive,
    /** The months in words. */
    months: text,
    fromMonth: v.pipe(whole, v.minValue(1), v.maxValue(12)),
    toMonth: v.pipe(whole, v.minValue(1), v.maxValue(12)),
  }),
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
    /** Structured data of the tours. */
    ratingValue: v.number(),
    ratingCount: positive,
    /** Event metadata. */
    reviewCount: positive,
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
    /** What happens when the guest cancels a public walk. */
    cancellation: confirmed,
    latecomers: confirmed,
    privateCancellation: confirmed,
    privatePayment: confirmed,
    tips: confirmed,
    children: confirmed,
    dogs: confirmed,
  }),
  /** A number to call on the day of a walk, with its country: `+1 212 555 0100`. Without one nothing is shown. */
  dayPhone: v.optional(
    v.pipe(v.string(), v.regex(/^\+[1-9][\d ().-]{6,20}$/, 'must be a number such as +1 212 555 0100')),
  ),
  blogSchedule: v.optional(text),
  /** Where the company is, for search engines. */
  address: v.strictObject({ locality: text, region: text, country: text }),
  openingHours: v.strictObject({ days: v.array(weekday), opens: text, closes: text }),
  book: v.strictObject({ title: text, priceCents: v.optional(positive), text, ...picture.entries, sample }),
  footer: v.strictObject({ description: text }),
});

/** `content/redirects.yaml`: legacy path to the page that took its place. */
export const redirectsSchema = v.strictObject({
  redirects: v.array(v.strictObject({ to: path, from: v.array(oldPath) })),
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
});
/** Fields that each file in `content/pages/` has. */
const pageBase = {
  /** Title in search results, without the company's name: what people type, e.g. `walking tour`, `New York`. */
  title: upTo(60),
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
    /** Which walk to take first. */
    choose: v.optional(text),
    expectations: v.strictObject({ heading: text, items: v.array(v.strictObject({ title: text, text })) }),
    faqs: v.array(faqSchema),
    closing,
  }),
  'private-tours': v.strictObject({
    ...pageBase,
    intro: section,
    includes: v.strictObject({ heading: text, items: v.array(v.strictObject({ title: text, text })) }),
    calculator: v.strictObject({ heading: text, text }),
    /** Walks that a group could ask for. `id` stands in the address, `/contact?about=police-cats`. */
    itineraries: v.optional(
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
            /** First line of the message that the contact form then begins with. */
            subject: upTo(100),
            sample,
          }),
        ),
      }),
    ),
    /** The same for a message about a private tour in general, `/contact?about=private-tour`. */
    subject: v.optional(upTo(100)),
    faqs: v.pipe(v.array(faqSchema), v.length(4, 'must have four questions')),
    closing,
  }),
  gallery: v.strictObject({
    ...pageBase,
    /** `uploadDate`: the day on which the film was published at its host. */
    video: v.strictObject({ ...section.entries, uploadDate: day, sample }),
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
    /** To whom the petition is addressed. */
    addressee: confirmed,
    /** Heading above the ways to pass it on, and the words that go with the link. */
    share: v.optional(v.strictObject({ heading: text, text })),
  }),
  'press-kit': v.strictObject({
    ...pageBase,
    about: section,
    assets: v.array(v.strictObject({ title: text, description: text, file: imageRef, alt: upTo(180) })),
    /** The company's sign as files in `public/`. */
    logos: v.optional(v.array(v.strictObject({ title: text, download: path, description: text })), []),
    /** The company in about 50 and in about 100 words, to copy. */
    boilerplates: v.optional(
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
    releases: v.pipe(
      v.array(v.strictObject({ title: text, date: v.optional(day), text: v.optional(text), sample })),
      v.length(4, 'must have four titles'),
    ),
    quickFacts: v.array(v.strictObject({ label: text, value: text, sample })),
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
  /** Shown without a connection. It has no picture: that would have to be fetched. */
  offline: v.strictObject({
    title: pageBase.title,
    description: pageBase.description,
    kicker: text,
    heading: text,
    text,
    kept: v.strictObject({ heading: text, text, pages: text, stories: text }),
    /** Followed by the e-mail address. */
    contact: text,
  }),
};

export const teamSchema = v.strictObject({
  team: v.pipe(v.array(teamMemberSchema), v.length(4, 'must have four people')),
});
export const reviewsSchema = v.strictObject({
  /** Ten reviews as on Google. */
  google: v.array(testimonialSchema),
  /** Shown where a page names none. */
  defaults: v.pipe(v.array(testimonialSchema), v.length(3, 'must have three testimonials')),
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
