/** Numbers, names and sentences that the specification defines for the content (sections 2, 3 and 9). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesIn } from '../../content/constant-names.ts';
import {
  gallerySchema,
  pageSchemas,
  pressSchema,
  privateTourSchema,
  reviewsSchema,
  siteSchema,
  teamSchema,
  tourSchema,
} from '../../content/schema.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { findContent } from '../../scripts/generator/content/files/content-files.ts';
import { words } from '../browser/support/words.ts';

const content = inRoot('content');
const site = words('site.yaml', siteSchema, content);

test('prices, claims and founding dates are those of the specification', () => {
  expect(site).toMatchObject({
    season: { announcement: 'Summer 2025 tours booking now', fromMonth: 4, toMonth: 12 },
    price: { perPersonCents: 4000, nycAverageCents: 5500, range: '$40 - $320' },
    privateTours: { minimumCents: 32000, includedGuests: 8, extraGuestCents: 4000, maxGuests: 30 },
    duration: { text: 'about 2 hours', shortText: '90 minutes' },
    group: { large: 15, small: 12 },
    claims: { rating: '4.9/5', fiveStar: '98% 5-star reviews', guides: 'Three licensed guides' },
    founded: { metadata: '2024', press: 'August 2023' },
    replies: { companyHours: 48, mediaHours: 24 },
    booking: { flowId: 1219724, note: 'Secure booking · Instant confirmation' },
  });
  expect(site.claims).toMatchObject({ ratingValue: 4.9, ratingCount: 87, reviewCount: 150 });
  expect(site.duration.walkingText).toContain('1.5 hours');
  expect(site.privateTours).toMatchObject({
    defaultGuests: 8,
    neighborhoods: ['Brooklyn Heights', 'Financial District', 'Lower East Side'],
    noticeWeekday: expect.stringMatching(/at least 2 weeks/i),
    noticeFaqWeekday: '2-3 weeks',
    noticeFaqWeekend: '4-6 weeks',
  });
  expect(site.discounts).toMatch(/students, seniors and groups of 10 or more/i);
  expect(site.accessibility).toMatch(/not fully/i);
  expect(site.policies.rain).toMatch(/light rain/i);
  expect(site.policies.photos).toMatch(/no flash and no video/i);
  expect(site.openingHours).toEqual({ days: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' });
});

test.each([
  ['brooklyn-heights', 1, 562630, 9, 12, 'Weekends, 10:00 AM', true],
  ['financial-district', 2, 577800, 7, 15, 'Saturdays, 2:00 PM', false],
  ['lower-east-side', 3, 604533, 5, 12, 'Sundays, 2:00 PM', false],
] as const)('%s is tour %i with item %i, %i stops and %i guests', (slug, id, itemId, stops, ...rest) => {
  const [groupMax, scheduleText, featured] = rest;
  const tour = words(`tours/${slug}.yaml`, tourSchema, content);
  expect(tour).toMatchObject({ id, itemId, groupMax, scheduleText, featured });
  expect(tour).toMatchObject({ priceCents: 4000, durationMinutes: 120 });
  expect(tour.badge).toBe(featured ? 'Most Popular' : undefined);
  if (slug === 'financial-district') expect(tour.stops.length).toBeGreaterThanOrEqual(stops);
  else expect(tour.stops).toHaveLength(stops);
  expect(tour.faqs).toHaveLength(7);
  const labels = tour.facts.map(({ label }) => label);
  for (const label of [
    'Duration',
    'Distance',
    'Group',
    'Schedule',
    'What to bring',
    'Pace',
    'Weather',
    'Cats',
  ])
    expect(labels).toContain(label);
  for (const label of ['Steps and surfaces', 'Restrooms', 'Seats', 'Photos', 'Children', 'Allergies'])
    expect(labels).toContain(label);
});

test('the private tour is tour 4 and shares its item with the gift cards', () => {
  expect(words('tours/private-tours.yaml', privateTourSchema, content)).toMatchObject({
    id: 4,
    itemId: 562633,
    priceCents: 32000,
  });
  const { faqs } = words('pages/private-tours.yaml', pageSchemas['private-tours'], content);
  expect(faqs).toHaveLength(4);
});

test('the Financial District has its claims about Lower Manhattan and its sticky card', () => {
  const { intro, stickyCard } = words('tours/financial-district.yaml', tourSchema, content);
  expect(intro.heading).toContain('Lower Manhattan');
  for (const claim of [
    '$40 per person',
    '98% 5-star reviews',
    'Secure booking · Instant confirmation',
    /1\.5.mile/,
    /curated by an author/i,
    /led by a museum director/i,
  ])
    expect(intro.claims.filter((text) => text.search(claim) >= 0 || text === claim)).toHaveLength(1);
  expect(stickyCard).toMatchObject({
    heading: 'Book Your Spot',
    sectionHeading: "Explore the Neighborhood's Feline History",
  });
  expect(words('tours/brooklyn-heights.yaml', tourSchema, content).stickyCard?.heading).toBe(
    'Book Your Spot',
  );
});

test('the Lower East Side states that the cat cafe is not part of the tour', () => {
  const { note } = words('tours/lower-east-side.yaml', tourSchema, content);
  expect(note).toMatch(/ends near a cat cafe.*not part of the tour/s);
});

test('the gallery has 42 pictures of tours and 21 of cats with a name each, all with alt texts', () => {
  const { tour, fans } = words('gallery.yaml', gallerySchema, content);
  expect([tour.length, fans.length]).toEqual([42, 21]);
  const alts = [...tour, ...fans].map(({ alt }) => alt);
  expect(alts.filter((alt) => alt.length < 10)).toEqual([]);
  expect(new Set(alts).size).toBe(63);
  expect(readFileSync(inRoot('content/gallery.yaml'), 'utf8').match(/caption: /g)).toHaveLength(21);
});

test('eleven articles, and no invented word for a real paper', () => {
  const { articles } = words('press.yaml', pressSchema, content);
  expect(articles).toHaveLength(11);
  // Entries link to example.org if and only if they are marked as samples.
  for (const { link, sample } of articles) expect(link.includes('example.org')).toBe(sample === true);
});

test('four people with a cat each, ten reviews, and three for other pages', () => {
  const { team } = words('team.yaml', teamSchema, content);
  expect(team.map(({ catName }) => catName.length > 0)).toEqual([true, true, true, true]);
  const { google, defaults } = words('reviews.yaml', reviewsSchema, content);
  expect([google.length, defaults.length]).toEqual([10, 3]);
});

test.each([
  ['blog', "Discover NYC's Feline History"],
  ['contact', 'How can we help?'],
  ['gallery', 'Cat Gallery'],
  ['survey', 'Tour Feedback Survey'],
  ['not-found', 'Oops! This page seems to have wandered off...'],
] as const)('the page %s starts with "%s"', (name, title) => {
  expect(words(`pages/${name}.yaml`, pageSchemas[name], content).hero.title).toBe(title);
});

test('headings and sentences of the pages are those of the specification', () => {
  const page = <Name extends keyof typeof pageSchemas>(name: Name) =>
    words(`pages/${name}.yaml`, pageSchemas[name], content);
  expect(page('gallery').video.heading).toBe('Featured on NBC News');
  expect(page('gallery').closing.cta.label).toBe('Submit Your Cat Photos');
  expect(page('booking').calendar.heading).toBe('Available Tours Calendar');
  expect(page('booking').info.items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['About 2 hours', '$40 per person', 'Small groups']),
  );
  expect(page('private-tours').closing.cta.label).toBe('Contact Us to Book');
  expect(page('contact').faqs).toHaveLength(6);
  expect(page('press-kit').faqs).toHaveLength(5);
  expect(page('press-kit').testimonials).toHaveLength(3);
  expect(page('sitemap').pages.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/tours',
    '/blog',
    '/gallery',
    '/contact',
    '/booking',
    '/press-kit',
    '/in-the-news',
  ]);
  const petition = page('petition-jerry-fox');
  expect(petition.cards.map(({ title }) => title)).toEqual([
    'Community care',
    'Documented heroism',
    'Media recognition',
    'Legacy',
  ]);
  const text = JSON.stringify(petition);
  for (const fact of ['1904', 'spectacles', 'The New York Times', 'plaque', 'hundreds of supporters'])
    expect(text).toContain(fact);
});

const read = (file: string) => readFileSync(file, 'utf8');
const { yaml, posts } = findContent(content);

test.each([...yaml].filter(([name]) => /^(?:pages|tours)\//.test(name)))(
  '%s names prices and claims and does not repeat them',
  (_name, { absolute }) => {
    expect(read(absolute).match(/\$\d+|\b\d\.\d\/5|\d+% |\b(?:24|48) hours|\b\d-\d weeks/g) ?? []).toEqual(
      [],
    );
  },
);

test('the posts refer to the constants for schedule and group size, and link to the calendar', () => {
  const texts = posts.map(({ absolute }) => read(absolute));
  const naming = texts.filter((text) => namesIn(text).includes('blogSchedule'));
  expect(naming.length).toBeGreaterThanOrEqual(2);
  for (const text of naming) {
    expect(namesIn(text)).toContain('group.small');
    expect(text).toMatch(/\bcalendar\b/);
  }
  for (const text of texts) expect(text).not.toMatch(/\d:\d\d (?:AM|PM)|at most \d+ (?:people|guests)/);
});
