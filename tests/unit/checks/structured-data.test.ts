import { expect, test } from 'vitest';
import { splitPage } from '../../../scripts/checks/page-parts.ts';
import { readStructuredData } from '../../../scripts/checks/structured-data.ts';
import { readVisible } from '../../../scripts/checks/structured-data-visible.ts';

const origin = 'https://cats.example';
const html = `<body><nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>Ned &amp; the Bridge</span></li></ol></nav>
<h1>Ned &amp; <em>the Bridge</em></h1><p>$40<!-- --> per person, at Pier A</p><blockquote>Go.</blockquote> Ann
<details name="faq"><summary><span>Cats?</span></summary><div><p>Yes.</p>
<p>Some.</p></div></details></body>`;
const page = readVisible(splitPage(html));

const company = {
  '@type': 'Organization',
  '@id': `${origin}/#company`,
  name: 'Cats',
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/logo.png` },
};
const offers = {
  '@type': 'Offer',
  price: '40.00',
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  url: `${origin}/ned`,
  validFrom: '2026-05-04',
  priceValidUntil: '2026-12-31',
};
const event = {
  '@type': 'Event',
  '@id': `${origin}/ned#event-1`,
  name: 'Ned & the Bridge',
  description: 'A walk',
  url: `${origin}/ned`,
  image: `${origin}/ned.jpg`,
  startDate: '2026-05-09T10:00:00-04:00',
  endDate: '2026-05-09T12:00:00-04:00',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: 'Pier A', address: 'Pier A, New York' },
  organizer: { '@id': `${origin}/#company` },
  performer: { '@id': `${origin}/#company` },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 150 },
  offers,
};
const product = {
  '@type': 'Product',
  '@id': `${origin}/ned#tour`,
  name: 'Ned & the Bridge',
  description: 'A walk',
  image: `${origin}/ned.jpg`,
  sku: '1',
  brand: { '@type': 'Brand', name: 'Cats' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, ratingCount: 87 },
  review: {
    '@type': 'Review',
    reviewBody: 'Go.',
    author: { '@type': 'Person', name: 'Ann' },
    reviewRating: { '@type': 'Rating', ratingValue: 5 },
  },
  offers,
};
const faq = {
  '@type': 'FAQPage',
  mainEntity: [
    { '@type': 'Question', name: 'Cats?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.\n\nSome.' } },
  ],
};
const breadcrumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Ned & the Bridge', item: `${origin}/ned` },
  ],
};
const video = {
  '@type': 'VideoObject',
  name: 'Ned & the Bridge',
  description: 'per person',
  thumbnailUrl: `${origin}/ned.jpg`,
  uploadDate: '2024-08-23',
  embedUrl: 'https://video.example/embed/1',
};

const graph = (...nodes: object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': [company, faq, ...nodes] });
const read = (...nodes: object[]) => readStructuredData([graph(...nodes)], origin, page);
const reported = (...nodes: object[]) => read(...nodes).faults.map(({ message }) => message);

test('a page with complete and visible data has no faults; its types and internal addresses are read', () => {
  expect(read(event, product, breadcrumbs, video)).toEqual({
    types: ['Organization', 'FAQPage', 'Event', 'Product', 'BreadcrumbList', 'VideoObject'],
    links: {
      '/': 'Organization: url',
      '/logo.png': 'Organization: logo.url',
      '/ned': 'Event: url',
      '/ned.jpg': 'Event: image',
    },
    faults: [],
  });
});

test.each<[string, object, string]>([
  [
    'a required property',
    { ...event, location: undefined },
    'Event: "location.name" is missing, and required',
  ],
  ['an empty one', { ...event, startDate: '' }, 'Event: "startDate" is missing, and required'],
  ['a recommended one', { ...event, image: undefined }, 'Event: "image" is missing, and recommended'],
  [
    'one inside a reference',
    { ...event, performer: { '@id': `${origin}/#nobody` } },
    'Event: "performer.name" is missing, and recommended',
  ],
  [
    'one of one list item',
    { ...breadcrumbs, itemListElement: [...breadcrumbs.itemListElement, { position: 3, name: 'Home' }] },
    'BreadcrumbList: "itemListElement.item" is missing, and required',
  ],
  [
    'each of a group',
    { ...video, embedUrl: undefined },
    'VideoObject: one of "contentUrl", "embedUrl" is required',
  ],
])('a missing property is reported: %s', (_title, node, message) => {
  expect(reported(node)).toContain(message);
});

test.each<[string, object, string]>([
  [
    'a time without offset',
    { ...event, startDate: '2026-05-09T10:00:00' },
    'Event: "startDate" is "2026-05-09T10:00:00", not a time with its offset',
  ],
  ['an end before the start', { ...event, endDate: '2026-05-09T08:00:00-04:00' }, 'is not after'],
  [
    'a price with a sign',
    { ...product, offers: { ...offers, price: '$40' } },
    'Product: "offers.price" is "$40", not a number without a currency sign',
  ],
  ['a path for an address', { ...video, thumbnailUrl: '/ned.jpg' }, 'not an absolute address'],
  ['a type that nobody described', { '@type': 'Recipe' }, 'Recipe: the type has no rule'],
])('a wrong value is reported: %s', (_title, node, message) => {
  expect(reported(node)).toContainEqual(expect.stringContaining(message));
});

test.each<[string, object, string]>([
  ['a name', { ...event, name: 'Tom' }, 'Event: "name" is "Tom", which is not on the page'],
  [
    'a price',
    { ...product, offers: { ...offers, price: '45.00' } },
    'Product: "offers.price" is 45.00, which is not on the page',
  ],
  [
    'the beginning of a price',
    { ...product, offers: { ...offers, price: '4.00' } },
    'Product: "offers.price" is 4.00, which is not on the page',
  ],
  [
    'a review',
    { ...product, review: { ...product.review, reviewBody: 'Stay.' } },
    'Product: "review.reviewBody" is "Stay.", which is not on the page',
  ],
  [
    'a step of the breadcrumb that stands elsewhere',
    { ...breadcrumbs, itemListElement: [{ ...breadcrumbs.itemListElement[0], name: 'Pier A' }] },
    'BreadcrumbList: "itemListElement.name" is "Pier A", which is not on the page',
  ],
])('a claim that the page does not show is reported: %s', (_title, node, message) => {
  expect(reported(node)).toEqual([message]);
});

test.each<[string, object[], string]>([
  [
    'another answer',
    [{ ...faq.mainEntity[0], acceptedAnswer: { text: 'No.' } }],
    'of "Cats?" is not the answer on the page',
  ],
  [
    'another question',
    [{ ...faq.mainEntity[0], name: 'Dogs?' }],
    'is "Dogs?", but the page has another question',
  ],
  ['one too many', [faq.mainEntity[0] ?? {}, faq.mainEntity[0] ?? {}], 'has 2 questions, the page has 1'],
])('questions must be those of the page: %s', (_title, mainEntity, message) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ ...faq, mainEntity }] });
  const { faults } = readStructuredData([json], origin, page);
  expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
});

test('questions that are on the page but missing in the data are reported', () => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [company] });
  expect(readStructuredData([json], origin, page).faults).toMatchObject([
    { message: 'FAQPage: "mainEntity" is missing, but the page has questions' },
  ]);
});

test.each([
  ['no JSON', '{', 'The structured data is not valid JSON'],
  ['no context', JSON.stringify({ '@graph': [faq] }), 'The structured data has no "@context"'],
  ['one name for two nodes', graph(company), `Organization: "@id" ${origin}/#company is the id of two nodes`],
])('an invalid block is reported: %s', (_title, json, message) => {
  const { faults } = readStructuredData([json], origin, readVisible(splitPage('<body>'.concat(html))));
  expect(faults.map((fault) => fault.message)).toContain(message);
});
