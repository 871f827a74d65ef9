import * as v from 'valibot';
import { field } from './field.ts';
import { oneOrMore } from './lists.ts';
import { confirmed } from './shared-schemas.ts';
import {
  cents,
  countTo,
  email,
  guests,
  httpsUrl,
  picture,
  positive,
  sample,
  text,
  time,
  upTo,
  weekday,
  whole,
  year,
} from './values.ts';

/**
 * `content/site.yaml`: names, addresses, prices and claims, each defined once for the whole site. Other texts refer to its
 * fields, e.g. `${group.small}`; a field in cents is printed as an amount of money.
 */
export const siteSchema = v.strictObject({
  name: field('Name of the company.', upTo(40), 'Cats About Town'),
  titleSuffix: field(
    'Appended to the title of each page; its leading space is kept.',
    v.pipe(
      v.string(),
      v.check((value) => v.is(text, value), 'must be plain text, after a space and a sign such as |'),
    ),
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
    v.pipe(
      v.strictObject({
        minimumCents: field('Price of the smallest group, in whole cents.', cents, 40000),
        includedGuests: field('Guests in that price.', guests, 10),
        extraGuestCents: field('Price of each additional guest, in whole cents.', cents, 4000),
        maxGuests: field('Maximum number of guests in a group.', guests, 30),
        defaultGuests: field('Initial number of guests in the calculator.', guests, 10),
        neighborhoods: field('Where private tours take place.', oneOrMore(text), ['Brooklyn Heights']),
        noticeWeekday: field('Advance notice for weekdays.', text, 'three days'),
        noticeFaqWeekday: field('The same, as stated in the FAQ.', v.optional(text), 'At least three days'),
        noticeFaqWeekend: field('The same for a weekend.', v.optional(text), 'At least two weeks'),
      }),
      v.forward(
        v.check(
          ({ includedGuests, maxGuests }) => includedGuests <= maxGuests,
          'must not be more than "maxGuests"',
        ),
        ['includedGuests'],
      ),
      v.forward(
        v.check(
          ({ defaultGuests, maxGuests }) => defaultGuests <= maxGuests,
          'must not be more than "maxGuests"',
        ),
        ['defaultGuests'],
      ),
    ),
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
      metadata: field(
        'For search engines.',
        v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d){0,2}$/, 'must be a year, month or day such as "2024"')),
        '2024',
      ),
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
    v.pipe(
      v.strictObject({
        days: field('Days of the week.', oneOrMore(weekday), ['Saturday', 'Sunday']),
        opens: field('Opening time, in 24-hour format.', time, '09:00'),
        closes: field('Closing time, in 24-hour format.', time, '18:00'),
      }),
      v.forward(
        v.check(({ opens, closes }) => opens < closes, 'must be after "opens"'),
        ['closes'],
      ),
    ),
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
