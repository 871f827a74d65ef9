/**
 * What may stand in `content/`, field by field. `npm run schemas` turns the explanations of the fields into JSON Schemas
 * for editors (`content/.schemas/`) and into `content/README.md`.
 * Every object is strict: a misspelt key is an error. The types of the whole site are inferred from here.
 * Entities and field names follow section 3 of the specification.
 */
import * as v from 'valibot';
import { field } from './field.ts';
import type { pageSchemas } from './page-schemas.ts';
import { place, places } from './route-map.ts';
import {
  confirmed,
  type faqSchema,
  type featureCardSchema,
  sourceSchema,
  testimonialSchema,
} from './shared-schemas.ts';
import type { privateTourSchema, stopSchema, tourSchema } from './tour-schemas.ts';
import {
  alias,
  alt,
  day,
  email,
  focus,
  httpsUrl,
  imageRef,
  link,
  oldPath,
  path,
  picture,
  positive,
  sample,
  slug,
  text,
  upTo,
  weekday,
  whole,
} from './values.ts';

export { pageSchemas } from './page-schemas.ts';
export { privateTourSchema, tourSchema } from './tour-schemas.ts';

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
