/**
 * The schemas of all files in `content/`. `npm run schemas` generates JSON Schemas for editors (`content/.schemas/`) and
 * `content/README.md` from them.
 * Every object is strict: a misspelled key is an error. The types of the whole site are inferred from these schemas.
 * Entities and field names follow section 3 of the specification.
 */
import * as v from 'valibot';
import { field, refersTo } from './field.ts';
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
  cents,
  countTo,
  day,
  email,
  focus,
  guests,
  httpsUrl,
  imageRef,
  link,
  oldPath,
  path,
  picture,
  positive,
  sample,
  slug,
  summaryExample,
  text,
  upTo,
  weekday,
  whole,
  withoutRepeats,
  year,
} from './values.ts';

export { pageSchemas } from './page-schemas.ts';
export { privateTourSchema, tourSchema } from './tour-schemas.ts';

export const postCategories = ['Tours', 'Neighborhoods', 'Cat Culture', 'History'] as const;
/** Front matter of `content/blog/{id}.md`; the file name is the post's id. */
export const postSchema = v.strictObject({
  title: field("The story's title.", upTo(110), 'The Last Stop Is a Cat'),
  metaTitle: field(
    'Title in search results, where the real one is too long for them.',
    v.optional(upTo(60)),
    "Jerry Fox, Brooklyn's Cat in Glasses",
  ),
  excerpt: field(
    'What the story is about, for its card and for search results. 70 to 200 characters.',
    v.pipe(text, v.minLength(70), v.maxLength(200)),
    summaryExample,
  ),
  author: field('Who wrote it.', text, 'Cats About Town Team'),
  date: field('Day of publication.', day),
  updated: field('Day of the last real change to the text; leave out until there is one.', v.optional(day)),
  ...picture.entries,
  tags: field('Words to find it by, one or more.', v.pipe(v.array(slug), v.minLength(1), withoutRepeats)),
  category: field('The part of the blog that it belongs to.', v.picklist(postCategories)),
  readTime: field(
    'Minutes; if given, it must equal the number that the build computes (200 words per minute).',
    v.optional(positive),
    5,
  ),
  aliases: field(
    'Other ids under which the post is known, e.g. "1".',
    v.optional(v.pipe(v.array(alias), withoutRepeats), []),
  ),
  tour: field(
    'The tour that the story belongs to.',
    v.optional(v.pipe(slug, refersTo('tour'))),
    'brooklyn-heights',
  ),
  sources: field('Where each part of the story comes from.', v.optional(v.array(sourceSchema), [])),
  map: field(
    "A map for a story about a route: the tour's map with the story's own stops. It is displayed in place of `![description of the map](/map)` in the text.",
    v.optional(
      v.strictObject({
        caption: field('Below the drawing.', upTo(160), 'Four stops between the river and the park'),
        stops: field(
          'Headings of the text, word for word, each with its place.',
          v.pipe(
            v.array(
              v.strictObject({
                heading: field('A heading of the text, word for word.', text, 'Borough Hall'),
                at: place,
                via: field(
                  'Corners on the way there from the stop before.',
                  v.optional(places),
                  '40.6927,-73.9907 40.6935,-73.9920',
                ),
              }),
            ),
            v.minLength(2, 'must have two stops or more'),
          ),
        ),
      }),
    ),
  ),
});
export const teamMemberSchema = v.strictObject({
  name: field('Name, as displayed.', text, 'Nora W.'),
  role: field("The person's role.", text, 'Licensed guide, Brooklyn Heights'),
  bio: field('Two or three sentences about the person.', text, 'Nora checks every date twice.'),
  image: imageRef,
  alt,
  focus,
  catName: field('Name of the cat on the picture.', text, 'Footnote'),
  sample,
});
export const galleryImageSchema = v.strictObject({
  id: field('Number of the picture, unique in its list.', positive, 31),
  src: imageRef,
  alt,
  focus,
  caption: field("Caption below the picture, e.g. the cat's name.", v.optional(upTo(40)), 'Onions'),
  sample,
});
export const pressLogoSchema = v.strictObject({
  image: imageRef,
  alt: field('Name of the newspaper or station.', text, 'NBC News'),
  link,
  height: field('Height in pixels, if not the default.', v.optional(countTo(2000)), 40),
  width: field('Width in pixels, if not the default.', v.optional(countTo(2000)), 120),
  sample,
});
export const pressArticleSchema = v.strictObject({
  title: field("The article's title, word for word.", text, 'A walk with the cats of old New York'),
  lang: field(
    'Language of a title that is not in English, e.g. es, so that screen readers pronounce it correctly.',
    v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters, e.g. es'))),
    'es',
  ),
  publication: field('The newspaper, magazine or station.', text, 'NBC News'),
  date: field('Day of publication; omit it if unknown.', v.optional(day)),
  description: field(
    'What the article is about, in a sentence.',
    text,
    'A reporter walks along and counts the cats.',
  ),
  link: field('Address of the article.', httpsUrl),
  image: imageRef,
  quote: field('A sentence of the article, word for word.', v.optional(text), 'Nobody left early.'),
  sample,
});
export const mediaQuoteSchema = v.strictObject({
  quote: field('What was said or written, word for word.', text, 'A charming way to meet old New York.'),
  source: field('Who said it.', text, 'A reporter'),
  publication: field('The newspaper, magazine or station.', text, 'NBC News'),
  context: field('On what occasion.', text, 'A report of 2025'),
  sample,
});
export const mediaOutletSchema = v.strictObject({
  outlet: field('The newspaper, magazine or station.', text, 'NBC News'),
  coverage: field('The kind of coverage.', text, 'Television report'),
  year: field('Year in which it appeared.', year, 2025),
  sample,
});
/**
 * `content/site.yaml`: names, addresses, prices and claims, each defined once for the whole site. Other texts refer to its
 * fields, e.g. `${group.small}`; a field in cents is printed as an amount of money.
 */
export const siteSchema = v.strictObject({
  name: field('Name of the company.', text, 'Cats About Town'),
  titleSuffix: field(
    'Appended to the title of each page; its leading space is kept.',
    v.pipe(v.string(), v.minLength(1, 'must not be empty')),
    ' | Cats About Town',
  ),
  description: field(
    'The company in a sentence or two, for search engines.',
    upTo(200),
    'Walking tours of New York told through the cats in its old newspapers.',
  ),
  email,
  mediaEmail: email,
  bookingEmail: email,
  social: field(
    'Pages of the company on social networks.',
    v.array(
      v.strictObject({
        name: field('Name of the network.', text, 'Instagram'),
        url: field("Address of the company's page there.", httpsUrl, 'https://example.com/cats'),
        sample,
      }),
    ),
  ),
  season: field(
    'Name, texts, months (1-12) and year of the season.',
    v.strictObject({
      name: field('Name of the season.', text, 'Summer 2025'),
      banner: field('Text of the banner at the top of each page.', text, 'Our summer 2025 season is open.'),
      announcement: field(
        'Text of the announcement on the home page.',
        text,
        'Summer 2025 tours booking now',
      ),
      year: field('Year of the season.', year, 2025),
      months: field('The months as text.', text, 'April to December'),
      fromMonth: field('First month, 1 to 12.', v.pipe(whole, v.minValue(1), v.maxValue(12)), 4),
      toMonth: field('Last month, 1 to 12.', v.pipe(whole, v.minValue(1), v.maxValue(12)), 12),
    }),
  ),
  price: field(
    'Prices, in whole cents, which texts can name.',
    v.strictObject({
      perPersonCents: field('Price of a public walk per person.', cents, 4000),
      nycAverageCents: field('Average price of tours in New York, for the comparison.', cents, 4500),
      range: field('Range of prices, for search engines.', text, '$40 to $400'),
    }),
  ),
  privateTours: field(
    'The private tour: numbers and texts.',
    v.strictObject({
      minimumCents: field('Price of the smallest group, in whole cents.', cents, 40000),
      includedGuests: field('Guests in that price.', guests, 10),
      extraGuestCents: field('Price of each additional guest, in whole cents.', cents, 4000),
      maxGuests: field('Maximum number of guests in a group.', guests, 30),
      defaultGuests: field('Initial number of guests in the calculator.', guests, 10),
      neighborhoods: field('Where private tours take place.', v.array(text), ['Brooklyn Heights']),
      noticeWeekday: field('Advance notice for weekdays.', text, 'three days'),
      noticeFaqWeekday: field('The same, as stated in the FAQ.', v.optional(text), 'At least three days'),
      noticeFaqWeekend: field('The same for a weekend.', v.optional(text), 'At least two weeks'),
    }),
  ),
  duration: field(
    'How long a public walk takes.',
    v.strictObject({
      text: field('In a sentence.', text, 'about two hours'),
      shortText: field('In a table.', v.optional(text), '2 hours'),
      walkingText: field('How much of it is walking.', v.optional(text), 'about an hour of walking'),
    }),
  ),
  distance: field('Distance of the walks.', text, 'About 1 to 1.5 miles'),
  group: field(
    'Maximum number of guests in a group.',
    v.strictObject({
      large: field('On the walk with the larger group.', guests, 15),
      small: field('On the others.', guests, 12),
    }),
  ),
  claims: field(
    'Figures about the company.',
    v.strictObject({
      rating: field('The rating, as pages print it.', text, '5.0'),
      fiveStar: field('Share of reviews with five stars.', text, '98% 5-star reviews'),
      guides: field('Who leads the walks.', text, 'led by a museum director'),
      ratingValue: field(
        'The rating as a number from 1 to 5, for the structured data of the tours.',
        v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
        4.9,
      ),
      ratingCount: field('How many ratings there are.', positive, 120),
      reviewCount: field('How many reviews there are, for the structured data of the dates.', positive, 120),
    }),
  ),
  founded: field(
    'When the company was founded, stated separately in two places.',
    v.strictObject({
      metadata: field('For search engines.', text, '2024'),
      press: field('For the press kit.', text, 'Founded in 2024'),
    }),
  ),
  replies: field(
    'How soon the company replies.',
    v.strictObject({
      companyHours: field('Hours, for guests.', countTo(720), 24),
      mediaHours: field('Hours, for journalists.', countTo(720), 24),
      company: field('In words, for guests.', text, 'within a day'),
      media: field('In words, for journalists.', text, 'within 24 hours'),
    }),
  ),
  booking: field(
    'The booking provider.',
    v.strictObject({
      flowId: field('Number of the calendar with all tours.', positive, 1219724),
      note: field('The line below booking buttons.', text, 'Secure booking · Instant confirmation'),
    }),
  ),
  // These fields are only used by references in texts, so they are optional.
  discounts: field('Who pays less.', v.optional(text), 'No discounts at this time.'),
  accessibility: field(
    'What guests with a wheelchair or a stroller should know.',
    v.optional(text),
    'Sidewalks all the way; some curbs are high.',
  ),
  policies: field(
    'The rules of the walks, each in a sentence.',
    v.strictObject({
      rain: field('What happens when it rains.', v.optional(text), 'We walk in rain or shine.'),
      severeWeather: field(
        'What happens in severe weather.',
        v.optional(text),
        'We move the walk, or return the price.',
      ),
      photos: field('Whether guests may take pictures.', v.optional(text), 'Take as many as you like.'),
      families: field('What families should know.', v.optional(text), 'Strollers are welcome.'),
      cats: field('How guests may bring a cat.', v.optional(text), 'In a harness, a carrier or a backpack.'),
      advance: field('How early to book.', v.optional(text), 'A week ahead in summer.'),
      cancellation: confirmed('What happens when the guest cancels a public walk.'),
      latecomers: confirmed('What happens when a guest is late.'),
      privateCancellation: confirmed('What happens when a group cancels a private tour.'),
      privatePayment: confirmed('How a private tour is paid.'),
      tips: confirmed('Whether tips are expected.'),
      children: confirmed('From what age children can take part, and at what price.'),
      dogs: confirmed('Whether dogs may come along.'),
    }),
  ),
  dayPhone: field(
    'Phone number for guests on the day of a tour, with country code: `+1 212 555 0100`. Optional.',
    v.optional(
      v.pipe(v.string(), v.regex(/^\+[1-9][\d ().-]{6,20}$/, 'must be a number such as +1 212 555 0100')),
    ),
    '+1 212 555 0100',
  ),
  blogSchedule: field(
    'When the public walks take place, for posts.',
    v.optional(text),
    'Weekends at 2:00 PM',
  ),
  address: field(
    'Where the company is, for search engines.',
    v.strictObject({
      locality: field('City.', text, 'New York'),
      region: field('State, as two letters.', text, 'NY'),
      country: field('Country, as two letters.', text, 'US'),
    }),
  ),
  openingHours: field(
    'When the company can be reached, for search engines.',
    v.strictObject({
      days: field('Days of the week.', v.array(weekday), ['Saturday', 'Sunday']),
      opens: field('Opening time, in 24-hour format.', text, '09:00'),
      closes: field('Closing time, in 24-hour format.', text, '18:00'),
    }),
  ),
  book: field(
    'The signed book.',
    v.strictObject({
      title: field('Its title.', text, 'The Cat Men of Gotham'),
      priceCents: field('Its price in whole cents; without one none is shown.', v.optional(cents), 2500),
      text: field('Text about the book.', text, 'Order a signed copy by e-mail.'),
      ...picture.entries,
      sample,
    }),
  ),
  footer: field(
    'The foot of every page.',
    v.strictObject({
      description: field('A sentence or two about the company.', text, 'True cat stories, told on foot.'),
    }),
  ),
});
/** `content/redirects.yaml`: old path → the page that replaced it. */
export const redirectsSchema = v.strictObject({
  redirects: field(
    'Each page with its old addresses.',
    v.array(
      v.strictObject({
        to: field('The page that replaced the old addresses.', path),
        from: field('The old addresses.', v.pipe(v.array(oldPath), v.minLength(1), withoutRepeats)),
      }),
    ),
  ),
});
/** `content/not-found.yaml`: keywords in an unknown path, in order of precedence, and the page to suggest. */
export const notFoundSchema = v.strictObject({
  suggestions: field(
    'Keywords and the page to suggest for them; the first match applies.',
    v.array(
      v.strictObject({
        keywords: field('Words in an unknown address.', v.array(slug), ['brooklyn', 'heights']),
        path,
        label: field('Name of the page in the suggestion.', text, 'Brooklyn Heights Cat Tour'),
      }),
    ),
  ),
});
export const teamSchema = v.strictObject({
  team: field(
    'The people, in this order.',
    v.pipe(v.array(teamMemberSchema), v.length(4, 'must have four people')),
  ),
});
export const reviewsSchema = v.strictObject({
  google: field('Ten reviews as on Google.', v.array(testimonialSchema)),
  defaults: field(
    'Used for pages without their own.',
    v.pipe(v.array(testimonialSchema), v.length(3, 'must have three testimonials')),
  ),
});
export const gallerySchema = v.strictObject({
  tour: field('Pictures of the walks.', v.array(galleryImageSchema)),
  fans: field("Pictures of guests' cats.", v.array(galleryImageSchema)),
});
export const pressSchema = v.strictObject({
  logos: field('Logos of the strip on the home page.', v.array(pressLogoSchema)),
  articles: field('Articles, newest first.', v.array(pressArticleSchema)),
  quotes: field('What was said about the tours.', v.array(mediaQuoteSchema)),
  outlets: field('Where the tours appeared.', v.array(mediaOutletSchema)),
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
